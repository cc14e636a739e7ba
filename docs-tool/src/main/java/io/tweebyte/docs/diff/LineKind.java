package io.tweebyte.docs.diff;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What a line of a Java file is. */
enum LineKind {

	/** Code, with a comment behind it or without. */
	CODE,

	/** A comment alone, also Javadoc. */
	COMMENT,

	/** Empty, the package or an import: imports repeat what the code below says. */
	OTHER;

	/** Comments, and what may hold the beginning of one without being one. */
	private static final Pattern PARTS = Pattern.compile(
			"//[^\\n]*|/\\*[\\s\\S]*?\\*/|\"\"\"[\\s\\S]*?(?<!\\\\)\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:\\\\.|[^'\\\\\\n])+'");

	private static final Pattern ALL_BUT_LINES = Pattern.compile("[^\\n]");

	private static final String COMMENT_BEGINS = "/";

	/** Tells it of each line of a file. */
	static List<LineKind> of(List<String> lines) {
		String text = String.join("\n", lines);
		List<String> code = PARTS.matcher(text).replaceAll((part) -> withoutComment(part.group())).lines().toList();
		return IntStream.range(0, lines.size())
			.mapToObj((i) -> of(lines.get(i), (i < code.size()) ? code.get(i) : ""))
			.toList();
	}

	private static String withoutComment(String part) {
		return part.startsWith(COMMENT_BEGINS) ? ALL_BUT_LINES.matcher(part).replaceAll("")
				: Matcher.quoteReplacement(part);
	}

	private static LineKind of(String line, String code) {
		if (line.isBlank() || line.startsWith("import ") || line.startsWith("package ")) {
			return OTHER;
		}
		return code.isBlank() ? COMMENT : CODE;
	}

}
