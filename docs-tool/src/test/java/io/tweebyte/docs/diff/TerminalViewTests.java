package io.tweebyte.docs.diff;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class TerminalViewTests {

	private final List<String> printed = new ArrayList<>();

	@Test
	void putsLinesSideBySide() {
		print(60, false, List.of("a b", "c"), List.of("a x", "c"), -1);
		assertThat(this.printed).containsExactly("   1 a b                     |    1 a x",
				"   2 c                            2 c");
	}

	@Test
	void goesOnBelowWithALongLine() {
		print(TerminalView.NARROWEST, false, List.of("abcdefghijklmnop"), List.of("abcdefghijklmnop"), -1);
		assertThat(this.printed).containsExactly("   1 abcdefghijklm      1 abcdefghijklm",
				"     nop                  nop");
	}

	@Test
	void isNeverTooNarrowToRead() {
		print(3, false, List.of("abc"), List.of("abc"), -1);
		assertThat(this.printed).containsExactly("   1 abc                1 abc");
	}

	@Test
	void coloursWhatDiffers() {
		print(60, true, List.of("a b"), List.of("a x"), -1);
		assertThat(this.printed.getFirst()).contains("a \u001B[31mb\u001B[0m", "a \u001B[32mx\u001B[0m");
	}

	@Test
	void writesNoColoursWhereThereAreNone() {
		new TerminalView(60, false, this.printed::add).heading("A.java");
		print(60, false, List.of("a b"), List.of("a x"), -1);
		assertThat(this.printed).noneMatch((line) -> line.contains("\u001B")).contains("A.java");
	}

	@Test
	void leavesOutWhatIsFarFromEveryDifference() {
		List<String> left = List.of("a", "b", "c", "d", "e", "f", "g", "h", "i");
		List<String> right = new ArrayList<>(left);
		right.set(4, "x");
		print(60, false, left, right, 1);
		assertThat(this.printed.getFirst()).isEqualTo("  ...");
		assertThat(this.printed.getLast()).isEqualTo("  ...");
		assertThat(this.printed).hasSize(6);
	}

	@Test
	void saysWhereALineHasMoved() {
		print(80, false, List.of("private int moved;", "b"), List.of("b", "private int moved;"), -1);
		assertThat(this.printed).containsExactly("   1 private int moved;                ~      (see line 2)",
				"   2 b                                      1 b",
				"     (see line 1)                      ~    2 private int moved;");
	}

	@Test
	void saysWhereAMethodHasMoved() {
		String a = "int a() {\nreturn 1;\n}\n";
		String b = "int b() {\nreturn this.b + 2;\n}\nint c() {\nreturn this.b * 3;\n}\n";
		List<String> left = ("class A {\n" + a + b + "}\n").lines().toList();
		List<String> right = ("class A {\n" + b + a + "}\n").lines().toList();
		new TerminalView(60, false, this.printed::add).print(SideBySide.rows(left, right, Twins.of(left, right)), 0);
		assertThat(this.printed).containsExactly("  ...",
				"~ a, line 2 on the left, beside a, which stands in line 8 on the right:", "  ...",
				"~ a, line 8 on the right: see line 2 on the left", "  ...");
	}

	private void print(int width, boolean colours, List<String> left, List<String> right, int context) {
		new TerminalView(width, colours, this.printed::add).print(SideBySide.rows(left, right), context);
	}

}
