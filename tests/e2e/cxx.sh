# C++ through samara-c++ and samara run: vectors, spans, templates, exceptions, destructors, static
# initialisers, virtual calls. Everything is run with all that can be replaced replaced, and its
# output is that of clang's build.
. "$(dirname "$0")/lib.sh"

cat >vectors.cpp <<'C'
#include <array>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <span>
#include <vector>
static void saxpy(double a, const std::vector<double> &x, std::vector<double> &y)
{
	for (std::size_t i = 0; i < x.size(); i++)
		y[i] += a * x[i];
}
static double dot(std::span<const double> x, std::span<const double> y)
{
	double s = 0;
	for (std::size_t i = 0; i < x.size(); i++)
		s += x[i] * y[i];
	return s;
}
static void gemm(int n, const std::vector<double> &a, const std::vector<double> &b, std::vector<double> &c)
{
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++) {
			double s = 0;
			for (int k = 0; k < n; k++)
				s += a[i * n + k] * b[k * n + j];
			c[i * n + j] = s;
		}
}
static double total(const std::vector<double> &x)
{
	double s = 0;
	for (double v : x)
		s += v;
	return s;
}
static std::array<std::array<float, 80>, 80> grid;
static void smooth()
{
	std::array<std::array<float, 80>, 80> next = grid;
	for (int i = 1; i < 79; i++)
		for (int j = 1; j < 79; j++)
			next[i][j] = 0.25f * (grid[i - 1][j] + grid[i + 1][j] + grid[i][j - 1] + grid[i][j + 1]);
	grid = next;
}
int main()
{
	const int n = 120;
	std::vector<double> x(20000), y(20000, 1.5), a(n * n), b(n * n), c(n * n);
	for (std::size_t i = 0; i < x.size(); i++)
		x[i] = double(i % 13) - 4;
	for (int i = 0; i < n * n; i++) {
		a[i] = i % 7;
		b[i] = i % 5 - 2;
	}
	saxpy(3, x, y);
	gemm(n, a, b, c);
	for (int i = 0; i < 80; i++)
		for (int j = 0; j < 80; j++)
			grid[i][j] = float(i * j % 11);
	smooth();
	for (double &v : y)
		v *= 2;
	std::printf("%.1f %.1f %.1f %.2f %.1f\n", dot(x, y), total(y), c[777], grid[31][17],
		    std::accumulate(a.begin(), a.end(), 0.0));
	return 0;
}
C
cat >templates.cpp <<'C'
#include <cstdio>
#include <memory>
#include <vector>
template <typename T> class Matrix {
	std::vector<T> data;
      public:
	const int rows, cols;
	Matrix(int r, int c, T v = T()) : data(std::size_t(r) * c, v), rows(r), cols(c) {}
	T &operator()(int i, int j) { return data[std::size_t(i) * cols + j]; }
	const T &operator()(int i, int j) const { return data[std::size_t(i) * cols + j]; }
};
template <typename T> Matrix<T> operator*(const Matrix<T> &a, const Matrix<T> &b)
{
	Matrix<T> c(a.rows, b.cols);
	for (int i = 0; i < a.rows; i++)
		for (int k = 0; k < a.cols; k++)
			for (int j = 0; j < b.cols; j++)
				c(i, j) += a(i, k) * b(k, j);
	return c;
}
template <typename T, typename F> void each(Matrix<T> &m, F f)
{
	for (int i = 0; i < m.rows; i++)
		for (int j = 0; j < m.cols; j++)
			m(i, j) = f(i, j);
}
struct Shape {
	virtual ~Shape() {}
	virtual double area() const = 0;
};
struct Square : Shape {
	double a;
	explicit Square(double s) : a(s) {}
	double area() const override { return a * a; }
};
struct Disc : Shape {
	double r;
	explicit Disc(double s) : r(s) {}
	double area() const override { return 3 * r * r; }
};
template <typename T> static void product(const char *name)
{
	Matrix<T> p(70, 50), q(50, 90);
	each(p, [](int i, int j) { return T((i + j) % 9); });
	each(q, [](int i, int j) { return T((i - j) % 7); });
	Matrix<T> r = p * q;
	std::printf("%s %.1f %.1f\n", name, double(r(69, 89)), double(r(3, 4)));
}
int main()
{
	product<float>("float");
	product<double>("double");
	product<int>("int");
	std::vector<std::unique_ptr<Shape>> shapes;
	for (int i = 0; i < 5000; i++)
		if (i % 3)
			shapes.push_back(std::make_unique<Square>(i % 10));
		else
			shapes.push_back(std::make_unique<Disc>(i % 10));
	double sum = 0;
	for (const auto &s : shapes)
		sum += s->area();
	std::printf("area %.1f\n", sum);
	return 0;
}
C
cat >thrown.cpp <<'C'
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>
static int level;
struct Loud {
	std::string name;
	explicit Loud(std::string n) : name(std::move(n)) { std::printf("%*s+%s\n", level++, "", name.c_str()); }
	~Loud() { std::printf("%*s-%s\n", --level, "", name.c_str()); }
};
/* The loops before, between and behind what throws, in functions that clean up. */
static double work(std::vector<double> &x, int limit)
{
	Loud in("work " + std::to_string(limit));
	double s = 0;
	for (std::size_t i = 0; i < x.size(); i++)
		x[i] = x[i] * 0.5 + limit;
	if (limit == 2)
		throw std::runtime_error("limit " + std::to_string(x[100]));
	for (std::size_t i = 0; i < x.size(); i++)
		s += x[i];
	Loud more("more");
	if (limit == 3)
		throw s;
	for (double &v : x)
		v += s;
	return s;
}
static void check(double v, std::size_t i)
{
	if (v > 1000 && i > 4990)
		throw std::out_of_range(std::to_string(i));
}
/* This loop may throw in the middle: what it stored until then is seen. */
static void bounded(std::vector<double> &x)
{
	Loud in("bounded");
	for (std::size_t i = 0; i < x.size(); i++) {
		x[i] = double(i);
		check(x[i], i);
	}
}
static double at(const std::vector<double> &x, std::size_t n)
{
	double s = 0;
	for (std::size_t i = 0; i < n; i++)
		s += x.at(i);
	return s;
}
static void never(std::vector<double> &x) noexcept
{
	for (std::size_t i = 0; i < x.size(); i++)
		x[i] -= 1;
}
struct Early {
	std::vector<double> v;
	double sum = 0;
	Early() : v(6000, 0.25)
	{
		for (std::size_t i = 0; i < v.size(); i++)
			v[i] += double(i % 3);
		for (double x : v)
			sum += x;
	}
	~Early() { std::printf("late %.2f\n", sum); }
};
static Early early;
int main()
{
	std::printf("early %.2f\n", early.sum);
	for (int limit = 1; limit <= 3; limit++) {
		std::vector<double> x(5000, 1.0);
		try {
			Loud t("try");
			std::printf("sum %.1f\n", work(x, limit));
			never(x);
		} catch (const std::runtime_error &e) {
			std::printf("caught %s\n", e.what());
		} catch (double v) {
			std::printf("caught %.1f\n", v);
		}
		std::printf("x %.1f\n", x[4999]);
	}
	std::vector<double> y(6000);
	try {
		bounded(y);
	} catch (const std::out_of_range &e) {
		std::printf("bounded %s %.1f %.1f\n", e.what(), y[4991], y[4992]);
	}
	try {
		std::printf("at %.1f\n", at(y, 5000));
		std::printf("at %.1f\n", at(y, 7000));
	} catch (const std::out_of_range &) {
		std::printf("out of range\n");
	}
	try {
		std::vector<double> z(5000, 2.0);
		Loud in("rethrows");
		try {
			work(z, 3);
		} catch (double) {
			double s = 0;
			for (double v : z)
				s += v;
			std::printf("inside %.1f\n", s);
			throw;
		}
	} catch (...) {
		std::printf("again\n");
	}
	return 0;
}
C
# NAME LEAST: prints as clang's, and at least so many codelets are replaced
replaced() {
	for level in -O2 "-O3 -march=native -DNDEBUG" "-O2 -fno-exceptions -fno-rtti" "-Os"; do
		case "$1 $level" in thrown*-fno-exceptions*) continue ;; templates*-fno-rtti*) level=-O1 ;; esac
		# shellcheck disable=SC2086  # words
		clang++-19 -std=c++20 -ffp-contract=off $level $1.cpp -o plain || { fail "clang++ $level $1"; continue; }
		# shellcheck disable=SC2086
		"$build/samara-c++" -std=c++20 -ffp-contract=off $level $1.cpp -o ours >ours.txt 2>&1 || fail "samara-c++ $level $1"
		same "samara-c++ $level $1 says nothing" "" "$(cat ours.txt)"
		same "$1 $level" "$(./plain)" "$(./ours)"
		same "$1 $level, off" "$(./plain)" "$(SAMARA=off ./ours)"
		rm -f rows
		same "$1 $level, replaced" "$(./plain)" "$(SAMARA_REPORT=$work/rows forced ./ours)"
		same "$1 $level, by all" "$(./plain)" "$(SAMARA_FORCE=1 ./ours)"
		# which helpers clang inlines is its own matter there
		case $level in -Os | -O1) continue ;; esac
		check "$1 $level: at least $2 codelets replaced" test "$(taken rows)" -ge "$2"
	done
}
replaced vectors 8
replaced templates 6
replaced thrown 12

# names for people, not for linkers
out=$(SAMARA_LIFT=say "$build/samara-c++" -std=c++20 -O2 -c thrown.cpp 2>&1)
has "a loop that may throw is not lifted" "$out" "not lifted: thrown.cpp:3[0-9] bounded: "
printf 'namespace geo { double g(double) noexcept; }\ndouble sum(double *v, int n) { double s = 0; for (int i = 0; i < n; i++) s += geo::g(v[i]); return s; }\n' >called.cpp
has "functions are called by their own names" "$("$samara" decompose called.cpp)" "call of geo::g(double)"
check "no mangled name is told" sh -c '! printf "%s\n" "$1" | grep "^samara: not lifted" | grep -q "_Z"' sh "$out"
has "the report has them, too" "$("$samara" report rows)" "^thrown.cpp:"

# a loop of destructors that do nothing is nothing, as for clang
cat >nothing.cpp <<'C'
struct Bucket { long key; int value; };
static bool same(long a, long b) { return a == b; }
void destroy(Bucket *table, unsigned n)
{
	if (n == 0)
		return;
	for (Bucket *p = table, *e = table + n; p != e; ++p)
		if (!same(p->key, -1) && !same(p->key, -2))
			p->~Bucket();
}
C
"$build/samara-c++" -O2 -c nothing.cpp -o nothing.o || fail "nothing.cpp"
same "no guard before a loop that does nothing" 0 "$(llvm-readelf-19 -SW nothing.o | grep -c ' smr_sites ')"

# samara run, with C beside it; linked as C++
echo 'double half(double x) { return x / 2; }' >half.c
printf '#include <vector>\n#include <cstdio>\nextern "C" double half(double);\nint main() { std::vector<double> v(3, 5); std::printf("%%.1f\\n", half(v[1])); }\n' >mixed.cpp
same "samara run of C++" "2.5" "$("$samara" run mixed.cpp half.c)"
same "samara run of one file" "$(clang++-19 -std=c++20 templates.cpp -o t && ./t)" "$("$samara" run -std=c++20 templates.cpp)"
# samara c++, by another name, from elsewhere
ln -s "$samara" "$work/samara-c++"
"$work/samara-c++" -std=c++20 -O2 vectors.cpp -o linked && same "a link called samara-c++" "$(./linked)" "$("$samara" c++ -std=c++20 -O2 vectors.cpp -o two && ./two)"
same "SAMARA_CLANG is a clang for C++, too" "$(./linked)" "$(SAMARA_CLANG=clang-19 "$build/samara-c++" -std=c++20 -O2 vectors.cpp -o three && ./three)"
if command -v cmake >/dev/null; then
	mkdir cm && cp vectors.cpp half.c cm/
	printf 'cmake_minimum_required(VERSION 3.10)\nproject(p C CXX)\nset(CMAKE_CXX_STANDARD 20)\nadd_library(h half.c)\nadd_executable(prog vectors.cpp)\ntarget_link_libraries(prog h)\n' >cm/CMakeLists.txt
	CC=$build/samara-cc CXX=$build/samara-c++ cmake -S cm -B cm/build -DCMAKE_BUILD_TYPE=Release >cmake.txt 2>&1 &&
		cmake --build cm/build >>cmake.txt 2>&1 || { fail "CMake"; tail -20 cmake.txt; }
	same "built by CMake" "$(./linked)" "$(cm/build/prog)"
fi
finish
