import java.io.*;
import java.nio.file.*;
import java.util.*;

/**
 * Runs scripts in one process of SystemDS. Each line of the input is FOLDER, SCRIPT and arguments,
 * separated by tabs; what the script prints goes to FOLDER/stdout, its failure to FOLDER/failure. A
 * line "done" answers each.
 */
public class Drive {
	public static void main(String[] none) throws Exception {
		BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
		PrintStream answers = System.out;
		PrintStream errors = System.err;

		for (String line; (line = in.readLine()) != null;) {
			String[] words = line.split("\t", -1);
			Path folder = Path.of(words[0]);
			List<String> args = new ArrayList<>(List.of("-f", words[1], "-exec", "singlenode"));

			args.addAll(Arrays.asList(words).subList(2, words.length));
			ByteArrayOutputStream printed = new ByteArrayOutputStream();
			System.setOut(new PrintStream(printed, true));
			System.setErr(new PrintStream(OutputStream.nullOutputStream()));
			try {
				org.apache.sysds.api.DMLScript.executeScript(args.toArray(new String[0]));
			} catch (Throwable t) {
				StringBuilder text = new StringBuilder();

				for (Throwable c = t; c != null; c = c.getCause())
					text.append(c.getClass().getSimpleName() + ": " + c.getMessage() + "\n");
				Files.writeString(folder.resolve("failure"), text);
			}
			System.setOut(answers);
			System.setErr(errors);
			Files.write(folder.resolve("stdout"), printed.toByteArray());
			answers.println("done");
			answers.flush();
		}
		System.exit(0);
	}
}
