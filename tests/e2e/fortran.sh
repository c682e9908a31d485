# Fortran through samara-fc, samara run and samara decompose: what flang's build prints, with all
# that can be replaced replaced.
. "$(dirname "$0")/lib.sh"
flang=${SAMARA_FLANG:-flang-new-19}
command -v "$flang" >/dev/null || { echo "no $flang here: apt install flang-19" >&2; exit 77; }

cat >basic.f90 <<'F'
subroutine saxpy(n, a, x, y)
  integer, intent(in) :: n
  real(8), intent(in) :: a, x(n)
  real(8), intent(inout) :: y(n)
  integer :: i
  do i = 1, n
    y(i) = y(i) + a * x(i)
  end do
end subroutine
subroutine gemm(n, a, b, c)
  integer, intent(in) :: n
  real(8), intent(in) :: a(n,n), b(n,n)
  real(8), intent(inout) :: c(n,n)
  integer :: i, j, k
  do j = 1, n
    do k = 1, n
      do i = 1, n
        c(i,j) = c(i,j) + a(i,k) * b(k,j)
      end do
    end do
  end do
end subroutine
program p
  integer, parameter :: n = 150
  real(8) :: x(n*n), y(n*n), a(n,n), b(n,n), c(n,n)
  integer :: i
  do i = 1, n*n
    x(i) = mod(i, 13); y(i) = mod(i, 7)
  end do
  call saxpy(n*n, 2.0d0, x, y)
  do i = 1, n
    a(:, i) = mod(i, 5)
    b(:, i) = mod(i, 3) - 1
  end do
  c = 0
  call gemm(n, a, b, c)
  print '(F12.1,F12.1,F14.1)', y(n*n), c(n, n), sum(y)
end program
F
cat >arrays.f90 <<'F'
module fields
  implicit none
  type grid
    integer :: n
    real(8), allocatable :: v(:, :)
  end type
contains
  subroutine make(g, n)
    type(grid), intent(out) :: g
    integer, intent(in) :: n
    integer :: i, j
    g%n = n
    allocate(g%v(n, n))
    do j = 1, n
      do i = 1, n
        g%v(i, j) = mod(i * j, 17)
      end do
    end do
  end subroutine
  subroutine smooth(u, w)
    real(8), intent(in) :: u(:, :)
    real(8), intent(out) :: w(:, :)
    integer :: i, j
    w = u
    do j = 2, size(u, 2) - 1
      do i = 2, size(u, 1) - 1
        w(i, j) = 0.25d0 * (u(i-1, j) + u(i+1, j) + u(i, j-1) + u(i, j+1))
      end do
    end do
  end subroutine
  real(8) function norm(u)
    real(8), intent(in) :: u(:)
    norm = sqrt(dot_product(u, u))
  end function
end module
program p
  use fields
  implicit none
  type(grid) :: g
  real(8), allocatable :: w(:, :)
  real :: s(8000)
  integer :: k(8000), i, bins(0:9)
  call make(g, 120)
  allocate(w(120, 120))
  do i = 1, 5
    call smooth(g%v, w)
    g%v = w
  end do
  print '(F14.8)', norm(g%v(:, 60)), sum(g%v) / size(g%v), maxval(g%v)
  do i = 1, 8000
    s(i) = real(mod(i, 11)) / 4
    k(i) = mod(i * 7, 10)
  end do
  where (s > 1) s = s * 2
  bins = 0
  do i = 1, 8000
    bins(k(i)) = bins(k(i)) + 1
  end do
  print '(F12.2,10I6)', sum(s(1:8000:2)), bins
end program
F
for p in basic arrays; do
	for level in -O0 -O1 -O2 "-O3 -march=native"; do
		# shellcheck disable=SC2086  # words
		"$flang" -ffp-contract=off $level $p.f90 -o plain 2>plain.txt || { fail "flang $level $p"; cat plain.txt; continue; }
		# shellcheck disable=SC2086
		"$build/samara-fc" -ffp-contract=off $level $p.f90 -o ours 2>ours.txt || fail "samara-fc $level $p"
		same "messages of $level $p" "$(cat plain.txt)" "$(cat ours.txt)"
		same "$p $level" "$(./plain)" "$(./ours)"
		same "$p $level, off" "$(./plain)" "$(SAMARA=off ./ours)"
		rm -f rows
		same "$p $level, replaced" "$(./plain)" "$(SAMARA_REPORT=$work/rows forced ./ours)"
		[ "$level" = -O0 ] || check "$p $level: at least 3 codelets replaced" test "$(taken rows)" -ge 3
	done
done
"$build/samara-fc" -O2 -c basic.f90 -o basic.o && "$build/samara-fc" basic.o -o linked 2>linked.txt &&
	same "compiled, then linked" "$(./plain >/dev/null; ./linked)" "$("$samara" run -ffp-contract=off basic.f90)" && same "in silence" "" "$(cat linked.txt)"
has "decompose" "$("$samara" decompose -ffp-contract=off basic.f90)" "basic.f90:.* gemm .* gemm "
finish
