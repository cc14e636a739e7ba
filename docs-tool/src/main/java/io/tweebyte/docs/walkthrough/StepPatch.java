package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import io.tweebyte.docs.DocsException;

/**
 * The patch of a step, made anew out of what lies in the step's folder. Its reason stays.
 */
public final class StepPatch {

	private final Steps steps;

	private final int step;

	private final Path parent;

	/**
	 * Prepares the patch.
	 * @param steps the steps
	 * @param step the position of one, from 1
	 * @param parent holds the folders of the steps
	 */
	public StepPatch(Steps steps, int step, Path parent) {
		this.steps = steps;
		this.step = step;
		this.parent = parent;
	}

	/**
	 * Writes the patch.
	 * @return a sentence that says what is to be done next
	 * @throws IOException when a file cannot be written
	 * @throws DocsException when the step does not lie in its folder
	 */
	public String write() throws IOException {
		Map<String, String> sources = StepFolder.sources(folder(this.step).path());
		if (sources.isEmpty()) {
			throw new DocsException("Step %s is not laid out".formatted(this.steps.name(this.step)));
		}
		layOutLaterSteps();
		Path pair = this.parent.resolve("pair");
		StepFolder.delete(pair);
		this.steps.layOut(this.steps.before(this.step), pair.resolve("a"));
		for (Map.Entry<String, String> source : sources.entrySet()) {
			Path file = pair.resolve("b").resolve(source.getKey());
			Files.createDirectories(file.getParent());
			Files.writeString(file, source.getValue());
		}
		this.steps.write(this.step, difference(pair));
		StepFolder.delete(pair);
		return next();
	}

	/**
	 * Creates the later steps that are not there yet: that fails once a patch before them
	 * no longer applies.
	 */
	private void layOutLaterSteps() throws IOException {
		for (int later : this.steps.after(this.step)) {
			if (!Files.exists(folder(later).path())) {
				folder(later).layOut(false);
			}
		}
	}

	private StepFolder folder(int other) {
		return new StepFolder(this.steps, other, this.parent);
	}

	private static String difference(Path pair) throws IOException {
		Process git = new ProcessBuilder("git", "diff", "--no-index", "--no-renames", "--no-color", "--no-ext-diff",
				"--abbrev=7", "--src-prefix=", "--dst-prefix=", "a", "b")
			.directory(pair.toFile())
			.redirectError(ProcessBuilder.Redirect.DISCARD)
			.start();
		String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		// git names a file that is new, or gone, by the one side that has it
		return said.replaceAll("(?m)^diff --git [ab]/(.*) [ab]/(.*)$", "diff --git a/$1 b/$2");
	}

	private String next() throws IOException {
		for (int later : this.steps.after(this.step)) {
			Path tried = this.parent.resolve("tried");
			StepFolder.delete(tried);
			try {
				this.steps.layOut(later, tried);
			}
			catch (DocsException ex) {
				return "is written. %s%nChange %s alike, and --record it, too.".formatted(ex.getMessage(),
						folder(later).path());
			}
			finally {
				StepFolder.delete(tried);
			}
		}
		return "is written, and all that follow apply to it";
	}

}
