package io.tweebyte.docs.excerpt;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;

import io.tweebyte.checks.Project;
import io.tweebyte.docs.DocsException;

/**
 * Fills the excerpts of a document from the trees. Document and source are one file, so
 * it can be read where it stands; a test fails when it has not been filled since its
 * sources changed.
 */
public final class Guide {

	/** The guide to the migration, from the root. */
	public static final String PATH = "docs/migration.md";

	/** The reference of the settings, from the root. */
	public static final String SETTINGS = "docs/settings.md";

	/** All documents with excerpts. */
	public static final List<String> DOCUMENTS = List.of("README.md", PATH, "docs/decision.md", "docs/lab.md",
			"docs/reading-a-report.md", "docs/cancelling.md", SETTINGS);

	private final Excerpts excerpts;

	public Guide(Project project) {
		this(project, PATH);
	}

	/**
	 * Creates the filler of a document.
	 * @param path the document's path from the root, for its links
	 */
	public Guide(Project project, String path) {
		this.excerpts = new Excerpts(project, path);
	}

	/**
	 * The document with what its markers name today.
	 * @param document the document as it stands
	 * @return the same with every excerpt anew
	 * @throws DocsException when a marker names what is not there, or does not end
	 */
	public String filled(String document) {
		StringBuilder filled = new StringBuilder();
		Numbered lines = new Numbered(document.lines().iterator());
		while (lines.hasNext()) {
			String line = lines.next();
			filled.append(line).append('\n');
			int number = lines.number;
			try {
				Optional<Marker> marker = Marker.of(line.strip());
				if (marker.isPresent()) {
					filled.append('\n').append(this.excerpts.show(marker.get())).append("\n\n");
					lines.skipTo(Marker.END);
					filled.append(Marker.END).append('\n');
				}
			}
			catch (DocsException ex) {
				throw new DocsException("Line " + number + ": " + ex.getMessage());
			}
		}
		return filled.toString();
	}

	/** Lines that know where they are. */
	private static final class Numbered implements Iterator<String> {

		private final Iterator<String> lines;

		private int number;

		Numbered(Iterator<String> lines) {
			this.lines = lines;
		}

		@Override
		public boolean hasNext() {
			return this.lines.hasNext();
		}

		@Override
		public String next() {
			this.number++;
			return this.lines.next();
		}

		void skipTo(String end) {
			while (hasNext()) {
				String line = next();
				if (line.equals(end)) {
					return;
				}
				if (Marker.LINE.matcher(line).matches()) {
					break;
				}
			}
			throw new DocsException("the excerpt has no end: write " + end + " below it");
		}

	}

}
