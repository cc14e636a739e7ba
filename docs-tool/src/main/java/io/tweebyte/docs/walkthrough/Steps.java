package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/**
 * The steps from the one service to the other: the first whole, in
 * {@code docs/walkthrough/steps/00-start}, and a patch for each that follows.
 */
public final class Steps {

	private static final String FOLDER = "docs/walkthrough/steps";

	private static final Pattern NAME = Pattern.compile("(\\d\\d)-([a-z0-9-]+?)(\\.patch)?");

	/** In a laid out step, the folder of the service. */
	public static final String SERVICE = "user-service";

	private final Project project;

	private final List<Path> parts;

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
		for (int step = 0; step < this.parts.size(); step++) {
			if (!this.parts.get(step).getFileName().toString().startsWith("%02d-".formatted(step))
					|| !NAME.matcher(this.parts.get(step).getFileName().toString()).matches()) {
				throw new DocsException(
						"%s: %s is not the name of step %d".formatted(FOLDER, this.parts.get(step), step));
			}
		}
	}

	/**
	 * The number of the last step.
	 * @return the number, the first being 0
	 */
	public int last() {
		return this.parts.size() - 1;
	}

	/**
	 * What a step is called.
	 * @param step its number
	 * @return such as {@code 07-repository}
	 */
	public String name(int step) {
		return this.parts.get(step).getFileName().toString().replace(".patch", "");
	}

	/**
	 * Finds a step.
	 * @param word its number, or its name with the number or without
	 * @return its number
	 * @throws DocsException when there is no such step
	 */
	public int find(String word) {
		for (int step = 0; step <= last(); step++) {
			String number = "%02d".formatted(step);
			if (List.of(Integer.toString(step), number, name(step)).contains(word)
					|| name(step).equals(number + "-" + word)) {
				return step;
			}
		}
		throw new DocsException("'%s' is no step: there are the steps 0 to %d, and ./tweebyte walkthrough lists them."
			.formatted(word, last()));
	}

	/**
	 * Why a step is made.
	 * @param step its number, from 1
	 * @return the text at the head of its patch
	 */
	public String reason(int step) {
		String patch = read(this.parts.get(step));
		return patch.substring(0, patch.indexOf("diff --git")).strip();
	}

	/**
	 * Replaces the patch of a step, and keeps its reason.
	 * @param step its number, from 1
	 * @param patch the patch
	 * @throws IOException when it cannot be written
	 */
	void write(int step, String patch) throws IOException {
		Files.writeString(this.parts.get(step), reason(step) + "\n\n" + patch);
	}

	/**
	 * Writes the service as it is after a step.
	 * @param step the number of the step
	 * @param folder an empty folder, or one that is not there yet
	 * @throws DocsException when a patch does not apply
	 */
	public void layOut(int step, Path folder) {
		try {
			copy(this.parts.getFirst(), folder);
			for (int i = 1; i <= step; i++) {
				apply(this.parts.get(i), folder);
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
