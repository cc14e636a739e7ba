package io.tweebyte.docs.diff;

import java.util.List;

import org.junit.jupiter.api.Test;

import static io.tweebyte.docs.diff.LineKind.CODE;
import static io.tweebyte.docs.diff.LineKind.COMMENT;
import static io.tweebyte.docs.diff.LineKind.OTHER;
import static org.assertj.core.api.Assertions.assertThat;

class LineKindTests {

	@Test
	void tellsCommentsFromCode() {
		assertThat(LineKind.of(List.of("/**", " * It.", " *", " */", "class A {", "\t// why", "\tint a; // how",
				"\t/* b */ int b;", "}")))
			.containsExactly(COMMENT, COMMENT, COMMENT, COMMENT, CODE, COMMENT, CODE, CODE, CODE);
	}

	@Test
	void countsNeitherImportsNorEmptyLines() {
		assertThat(LineKind.of(List.of("package a;", "", "import b.C;", "\t", "class A {}"))).containsExactly(OTHER,
				OTHER, OTHER, OTHER, CODE);
	}

	@Test
	void takesNoTextForTheBeginningOfAComment() {
		assertThat(LineKind.of(List.of("String a = \"http://a/*\";", "char b = '\"'; // not \"", "// it's",
				"String c = \"\\\"/*\";", "int d = 1 / 2;")))
			.containsExactly(CODE, CODE, COMMENT, CODE, CODE);
	}

	@Test
	void takesTextBlocksForCode() {
		assertThat(LineKind.of(List.of("String a = \"\"\"", "// no comment", "a \\\"\"\" /*", "\"\"\";", "// one")))
			.containsExactly(CODE, CODE, CODE, CODE, COMMENT);
	}

	@Test
	void endsNoCommentTooEarly() {
		assertThat(LineKind.of(List.of("/* \"", "int a; // */ int b;", "int c;"))).containsExactly(COMMENT, CODE, CODE);
	}

}
