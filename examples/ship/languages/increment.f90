! increment.c in Fortran.   samara archive build -o increment.smar increment.f90
subroutine smr_main(ctx, payload, n) bind(c)
  use iso_c_binding
  type, bind(c) :: context
    integer(c_int32_t) :: abi, rank, nranks, source
    integer(c_int64_t) :: got, data_size
    type(c_ptr) :: data, host
  end type
  type(context), intent(in) :: ctx
  integer(c_int64_t), intent(in) :: payload(2)
  integer(c_int64_t), value :: n
  integer(c_int64_t), pointer :: sum
  interface
    integer(c_int) function smr_reply(ctx, answer, n) bind(c)
      import
      type(context), intent(in) :: ctx
      integer(c_int64_t), intent(in) :: answer
      integer(c_int64_t), value :: n
    end function
  end interface
  if (n /= 16 .or. ctx%data_size < 8) return
  call c_f_pointer(ctx%data, sum)
  sum = sum + payload(1)
  if (payload(2) /= 0) n = smr_reply(ctx, sum, 8_c_int64_t)
end subroutine
