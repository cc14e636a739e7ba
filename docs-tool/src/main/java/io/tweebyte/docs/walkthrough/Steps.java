package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/**
 * The steps from the one service to the other: the first whole, in
 * {@code docs/walkthrough/steps/00-start}, and a patch for each that follows. A branch to
 * a third service leaves them after one of them; its steps are v1, v2 and so on.
 */
public final class Steps {

	private static final String FOLDER = "docs/walkthrough/steps";

	private static final Pattern NAME = Pattern.compile("(\\d\\d|v\\d)-([a-z0-9-]+?)(\\.patch)?");

	/** The step before the first of the branch. */
	private static final int FORK = 7;

	/** In a laid out step, the folder of the service. */
	public static final String SERVICE = "user-service";

	private final Project project;

	private final List<Path> parts;

	/** How many steps there are before those of the branch. */
	private final int main;

	/**
	 * Finds the steps.
	 * @param project the working copy
	 * @throws DocsException when their numbers have a gap
	 */
	public Steps(Project project) {
		this.project = project;
		try (Stream<Path> found = Files.list(project.root().resolve(FOLDER))) {
			this.parts = found.sorted().toList();
		}
		catch (IOException ex) {
			throw new DocsException(FOLDER + " cannot be read: " + ex.getMessage());
		}
		this.main = (int) this.parts.stream().filter((part) -> !part.getFileName().toString().startsWith("v")).count();
		for (int step = 0; step < this.parts.size(); step++) {
			if (!name(step).startsWith(number(step) + "-")
					|| !NAME.matcher(this.parts.get(step).getFileName().toString()).matches()) {
				throw new DocsException(
						"%s: %s is not the name of step %s".formatted(FOLDER, this.parts.get(step), number(step)));
			}
		}
	}

	/**
	 * The position of the last step, in the order in which they are listed.
	 * @return the position, the first being 0
	 */
	public int last() {
		return this.parts.size() - 1;
	}

	/**
	 * The number of a step, which names its folder.
	 * @param step its position
	 * @return such as {@code 07} or {@code v2}
	 */
	public String number(int step) {
		return (step < this.main) ? "%02d".formatted(step) : "v" + (step - this.main + 1);
	}

	/** The step that the patch of a step applies to. */
	int before(int step) {
		return (step == this.main) ? FORK : step - 1;
	}

	/** The steps that are built on a step, in their order. */
	List<Integer> after(int step) {
		return IntStream.rangeClosed(step + 1, last()).filter((later) -> isAfter(later, step)).boxed().toList();
	}

	private boolean isAfter(int later, int step) {
		int earlier = later;
		while (earlier > step) {
			earlier = before(earlier);
		}
		return earlier == step;
	}

	/**
	 * What a step is called.
	 * @param step its position
	 * @return such as {@code 07-repository}
	 */
	public String name(int step) {
		return this.parts.get(step).getFileName().toString().replace(".patch", "");
	}

	/**
	 * Finds a step.
	 * @param word its number, or its name with the number or without
	 * @return its position
	 * @throws DocsException when there is no such step
	 */
	public int find(String word) {
		for (int step = 0; step <= last(); step++) {
			String number = number(step);
			if (List.of(number, number.replaceFirst("^0", ""), name(step)).contains(word)
					|| name(step).equals(number + "-" + word)) {
				return step;
			}
		}
		throw new DocsException("'%s' is not a step; ./tweebyte walkthrough lists them.".formatted(word));
	}

	/**
	 * Why a step is made.
	 * @param step its position, from 1
	 * @return the text at the head of its patch
	 */
	public String reason(int step) {
		String patch = read(this.parts.get(step));
		return patch.substring(0, patch.indexOf("diff --git")).strip();
	}

	/**
	 * Replaces the patch of a step, and keeps its reason.
	 * @param step its position, from 1
	 * @param patch the patch
	 * @throws IOException when it cannot be written
	 */
	void write(int step, String patch) throws IOException {
		Files.writeString(this.parts.get(step), reason(step) + "\n\n" + patch);
	}

	/**
	 * Writes the service as it is after a step.
	 * @param step the position of the step
	 * @param folder an empty folder, or one that is not there yet
	 * @throws DocsException when a patch does not apply
	 */
	public void layOut(int step, Path folder) {
		try {
			if (step == 0) {
				copy(this.parts.getFirst(), folder);
			}
			else {
				layOut(before(step), folder);
				apply(this.parts.get(step), folder);
			}
		}
		catch (IOException ex) {
			throw new DocsException("Cannot write to %s: %s".formatted(folder, ex.getMessage()));
		}
	}

	private static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> files = Files.walk(from)) {
			for (Path file : files.toList()) {
				Path target = to.resolve(from.relativize(file).toString());
				if (Files.isDirectory(file)) {
					Files.createDirectories(target);
				}
				else {
					Files.copy(file, target);
				}
			}
		}
	}

	private void apply(Path patch, Path folder) throws IOException {
		ProcessBuilder git = new ProcessBuilder("git", "apply", "--whitespace=nowarn", patch.toString())
			.directory(folder.toFile())
			.redirectErrorStream(true);
		// within a repository git takes the paths of a patch for the repository's
		git.environment().keySet().removeIf((name) -> name.startsWith("GIT_"));
		git.environment().put("GIT_CEILING_DIRECTORIES", folder.toAbsolutePath().getParent().toString());
		Process process = git.start();
		String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		if (process.onExit().join().exitValue() != 0) {
			throw new DocsException("%s does not apply to the step before: %s"
				.formatted(this.project.root().relativize(patch), said.strip()));
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new DocsException("%s cannot be read: %s".formatted(file, ex.getMessage()));
		}
	}

}
