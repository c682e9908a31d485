/* dlopen, loops, dlclose, again and again; and a library that runs another program's tests. */
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv)
{
	int bad = 0;

	for (int r = 0; argc > 1 && r < 20; r++) {
		void *library = dlopen(argv[1], RTLD_NOW);
		int (*run)(void);

		if (library == NULL)
			return printf("%s\n", dlerror()), 1;
		*(void **)&run = dlsym(library, "plugged");
		bad += run();
		bad += dlclose(library) != 0;
	}
	printf("bad %d\n", bad);
	return bad;
}
