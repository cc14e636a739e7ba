package io.tweebyte.docs.diagram;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import net.sourceforge.plantuml.FileFormat;
import net.sourceforge.plantuml.FileFormatOption;
import net.sourceforge.plantuml.SourceStringReader;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;
import org.apache.commons.codec.digest.DigestUtils;

/**
 * Draws the diagrams of {@code docs/diagrams}. Each picture begins with the hash of the
 * text it was drawn from, because no two machines draw it to the same byte.
 */
public final class Diagrams {

	/** Where texts and pictures stand, from the root. */
	public static final String FOLDER = "docs/diagrams";

	private static final String DATABASES = FOLDER + "/databases.puml";

	private static final String TEXT = ".puml";

	private final Project project;

	public Diagrams(Project project) {
		this.project = project;
	}

	/**
	 * Writes the text that follows from {@code db/}, and draws every picture whose text
	 * has changed.
	 * @return what was written, from the root
	 * @throws DocsException when a text is no diagram
	 */
	public List<String> draw() {
		List<String> written = new ArrayList<>();
		String databases = new DatabaseDiagram(this.project).source();
		if (!isCurrent(DATABASES, databases)) {
			write(DATABASES, databases);
			written.add(DATABASES);
		}
		for (String text : texts()) {
			if (!isDrawn(text)) {
				write(picture(text), drawn(text));
				written.add(picture(text));
			}
		}
		return written;
	}

	/** What has not been written or drawn since its source changed, from the root. */
	public List<String> stale() {
		List<String> stale = new ArrayList<>();
		if (!isCurrent(DATABASES, new DatabaseDiagram(this.project).source())) {
			stale.add(DATABASES);
		}
		texts().stream().filter((text) -> !isDrawn(text)).map(Diagrams::picture).forEach(stale::add);
		return stale;
	}

	private List<String> texts() {
		return this.project.files(FOLDER).stream().filter((path) -> path.endsWith(TEXT)).toList();
	}

	private static String picture(String text) {
		return text.substring(0, text.length() - TEXT.length()) + ".svg";
	}

	private boolean isCurrent(String path, String content) {
		return this.project.has(path) && this.project.read(path).equals(content);
	}

	private boolean isDrawn(String text) {
		String picture = picture(text);
		return this.project.has(picture) && this.project.read(picture).startsWith(origin(text));
	}

	/** The first line of a picture. */
	private String origin(String text) {
		String name = text.substring(text.lastIndexOf('/') + 1);
		return "<!-- Drawn by ./tweebyte docs from " + name + ", " + hash(this.project.read(text)) + " -->\n";
	}

	private static String hash(String text) {
		return "sha256 " + DigestUtils.sha256Hex(text);
	}

	private String drawn(String text) {
		System.setProperty("java.awt.headless", "true");
		ByteArrayOutputStream picture = new ByteArrayOutputStream();
		try {
			String description = new SourceStringReader(this.project.read(text))
				.outputImage(picture, new FileFormatOption(FileFormat.SVG, false))
				.getDescription();
			if (description.contains("Error")) {
				throw new DocsException(text + " is no diagram: " + description);
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
		return origin(text) + picture.toString(StandardCharsets.UTF_8) + "\n";
	}

	private void write(String path, String content) {
		try {
			Path file = this.project.root().resolve(path);
			Files.createDirectories(file.getParent());
			Files.writeString(file, content);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
