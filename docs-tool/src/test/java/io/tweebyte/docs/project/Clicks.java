package io.tweebyte.docs.project;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.checks.Project;

/** Follows the links of documents, from one of them on. */
final class Clicks {

	private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

	private static final Pattern HEADING = Pattern.compile("(#{1,6}) (.+)");

	private static final Pattern LINKED_WORDS = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");

	private static final String FENCE = "```";

	private final Project project;

	private final String first;

	/**
	 * Begins at a document.
	 * @param first its path from the root
	 */
	Clicks(Project project, String first) {
		this.project = project;
		this.first = first;
	}

	/** Returns what the links of so many documents in a row lead to. */
	Set<Place> within(int clicks) {
		Set<Place> found = new LinkedHashSet<>();
		Set<String> read = new HashSet<>();
		Set<String> documents = Set.of(this.first);
		for (int click = 0; click < clicks; click++) {
			Set<String> next = new LinkedHashSet<>();
			for (String document : documents) {
				if (read.add(document)) {
					links(document).forEach((place) -> {
						found.add(place);
						next.add(place.path());
					});
				}
			}
			documents = next;
		}
		return found;
	}

	private List<Place> links(String document) {
		if (!document.endsWith(".md") || !this.project.has(document)) {
			return List.of();
		}
		List<Place> links = new ArrayList<>();
		for (Line line : lines(document)) {
			if (!line.isCode()) {
				LINK.matcher(line.text())
					.results()
					.map((link) -> link.group(1))
					.filter((target) -> !target.contains(":"))
					.forEach((target) -> links.add(place(document, target)));
			}
		}
		return links;
	}

	private Place place(String document, String target) {
		int hash = target.indexOf('#');
		String file = (hash < 0) ? target : target.substring(0, hash);
		String anchor = (hash < 0) ? "" : target.substring(hash + 1);
		if (file.isEmpty()) {
			return new Place(document, anchor);
		}
		String path = Path.of(document).resolveSibling(file).normalize().toString().replace('\\', '/');
		boolean isFolder = Files.isDirectory(this.project.root().resolve(path));
		return new Place((isFolder && this.project.has(path + "/README.md")) ? path + "/README.md" : path, anchor);
	}

	/**
	 * Returns the text that a reader has before them: the section of the anchor, or the
	 * whole file without one. Empty when there is no such file or section.
	 */
	String text(Place place) {
		if (!this.project.has(place.path())) {
			return "";
		}
		if (place.anchor().isEmpty()) {
			return this.project.read(place.path());
		}
		StringBuilder section = new StringBuilder();
		Set<String> anchors = new HashSet<>();
		int level = 0;
		for (Line line : lines(place.path())) {
			Matcher heading = HEADING.matcher(line.text());
			if (!line.isCode() && heading.matches()) {
				int depth = heading.group(1).length();
				if (level > 0 && depth <= level) {
					break;
				}
				if (level == 0 && anchor(heading.group(2), anchors).equals(place.anchor())) {
					level = depth;
				}
			}
			if (level > 0) {
				section.append(line.text()).append('\n');
			}
		}
		return section.toString();
	}

	/** Returns what links call a heading; of two alike the second has a number. */
	private static String anchor(String heading, Set<String> known) {
		String words = LINKED_WORDS.matcher(heading).replaceAll("$1");
		String anchor = words.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
		String free = anchor;
		for (int number = 1; !known.add(free); number++) {
			free = anchor + "-" + number;
		}
		return free;
	}

	private List<Line> lines(String document) {
		List<Line> lines = new ArrayList<>();
		boolean isCode = false;
		for (String text : this.project.read(document).lines().toList()) {
			boolean isFence = text.startsWith(FENCE);
			lines.add(new Line(text, isCode || isFence));
			isCode ^= isFence;
		}
		return lines;
	}

	/**
	 * Where a link leads to.
	 *
	 * @param path the file from the root
	 * @param anchor the heading; empty for the whole file
	 */
	record Place(String path, String anchor) {

		/** Reads {@code path} or {@code path#anchor}. */
		static Place of(String text) {
			int hash = text.indexOf('#');
			return (hash < 0) ? new Place(text, "") : new Place(text.substring(0, hash), text.substring(hash + 1));
		}

	}

	/**
	 * A line of a document.
	 *
	 * @param text the line
	 * @param isCode whether it belongs to a block of code
	 */
	private record Line(String text, boolean isCode) {

	}

}
