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

	private void print(int width, boolean colours, List<String> left, List<String> right, int context) {
		new TerminalView(width, colours, this.printed::add).print(SideBySide.rows(left, right), context);
	}

}
