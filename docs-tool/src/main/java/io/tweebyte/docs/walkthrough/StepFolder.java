package io.tweebyte.docs.walkthrough;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;
import org.apache.commons.io.FileUtils;

/**
 * The folder of a step that is laid out. A reader may change it to try something, so it
 * is laid out again on request only.
 */
public final class StepFolder {

	private static final String POM = "pom.xml";

	private final Steps steps;

	private final int step;

	private final Path folder;

	/**
	 * Names the folder.
	 * @param steps the steps
	 * @param step the position of one
	 * @param parent holds a folder for each step, named by its number
	 */
	public StepFolder(Steps steps, int step, Path parent) {
		this.steps = steps;
		this.step = step;
		this.folder = parent.resolve(steps.number(step));
	}

	/**
	 * Where the step lies.
	 * @return the folder
	 */
	public Path path() {
		return this.folder;
	}

	/**
	 * Lays the step out, unless it has been.
	 * @param anew whether it is laid out all the same
	 * @return a sentence that says what lies there now
	 * @throws IOException when the folder cannot be written
	 * @throws DocsException when something else lies there
	 */
	public String layOut(boolean anew) throws IOException {
		// what an interrupted run leaves half done is never taken for a step
		Path fresh = this.folder.resolveSibling(this.folder.getFileName() + ".new");
		delete(fresh);
		this.steps.layOut(this.step, fresh);
		String state = "laid out";
		if (!anew && Files.exists(this.folder)) {
			state = compare(sources(fresh));
			delete(fresh);
		}
		else {
			delete(this.folder);
			Files.move(fresh, this.folder);
		}
		return "%s in %s".formatted(state, this.folder);
	}

	private String compare(Map<String, String> fresh) {
		if (!Files.isRegularFile(this.folder.resolve(POM))) {
			throw new DocsException(
					"%s is there, but holds no step; --anew replaces what lies there.".formatted(this.folder));
		}
		Map<String, String> present = sources(this.folder);
		long changed = Stream.concat(fresh.keySet().stream(), present.keySet().stream())
			.distinct()
			.filter((file) -> !fresh.getOrDefault(file, "").equals(present.getOrDefault(file, "")))
			.count();
		return (changed == 0) ? "lies"
				: "with changes to %d of its files (--anew takes them back), lies".formatted(changed);
	}

	static SortedMap<String, String> sources(Path folder) {
		Project laidOut = new Project(folder);
		SortedMap<String, String> sources = new TreeMap<>();
		laidOut.files(Steps.SERVICE + "/src").forEach((file) -> sources.put(file, laidOut.read(file)));
		for (String pom : List.of(POM, Steps.SERVICE + "/" + POM)) {
			if (laidOut.has(pom)) {
				sources.put(pom, laidOut.read(pom));
			}
		}
		return sources;
	}

	/**
	 * Deletes the folder with all that was built there.
	 * @throws IOException when something cannot be deleted
	 */
	public void delete() throws IOException {
		delete(this.folder);
	}

	static void delete(Path folder) throws IOException {
		FileUtils.deleteDirectory(folder.toFile());
	}

}
