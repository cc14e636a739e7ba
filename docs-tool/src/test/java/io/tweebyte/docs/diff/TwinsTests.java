package io.tweebyte.docs.diff;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class TwinsTests {

	private static final String FIND = """
				/** Finds. */
				String find(String id) {
					return this.users.find(id).thenCompose(this::open);
				}

			""";

	private static final String COUNT = """
				int count() {
					return this.users.count();
				}

				int more() {
					return this.users.more();
				}

			""";

	@Test
	void pairsMembersByTheirNames() {
		assertThat(inOrder(type(FIND + COUNT), type("int a() {\n\treturn 1;\n}\n" + FIND + COUNT)))
			.isEqualTo("find find, count count, more more");
	}

	@Test
	void pairsOverloadsByTheirParameters() {
		List<Member> left = Member.of("A", type("void a() {\n}\n\nvoid a(int b) {\n}\n"));
		Twins twins = Twins.of(type("void a() {\n}\n\nvoid a(int b) {\n}\n"), type("void a(int b) {\n}\n"));
		assertThat(twins.inOrder()).extracting(Twins.Twin::left).containsExactly(left.getLast());
	}

	@Test
	void pairsWhatWasRenamed() {
		String renamed = FIND.replace("find(String", "search(String").replace("thenCompose", "flatMap");
		assertThat(inOrder(type(FIND + COUNT), type(renamed + COUNT))).isEqualTo("find search, count count, more more");
	}

	@Test
	void pairsConstructorsOfAClassThatWasRenamed() {
		List<String> left = "class A {\n\n\tA(int one) {\n\t}\n\n}\n".lines().toList();
		List<String> right = "class B {\n\n\tB(int two) {\n\t}\n\n}\n".lines().toList();
		assertThat(inOrder(left, right)).isEqualTo("A B");
	}

	@Test
	void pairsNothingThatIsNotAlike() {
		assertThat(inOrder(type(FIND), type("int a() {\n\treturn 1;\n}\n"))).isEmpty();
	}

	@Test
	void knowsWhatHasMoved() {
		Twins twins = Twins.of(type(FIND + COUNT), type(COUNT + FIND));
		assertThat(twins.moved()).extracting((twin) -> twin.left().name()).containsExactly("find");
		assertThat(twins.inOrder()).extracting((twin) -> twin.left().name()).containsExactly("count", "more");
	}

	@Test
	void letsAMemberThatMovedAndChangedFaceItsTwin() {
		List<String> left = type(FIND + COUNT);
		List<String> right = type(COUNT + FIND.replace("thenCompose", "flatMap"));
		List<Row> rows = SideBySide.rows(left, right, Twins.of(left, right));
		assertThat(kinds(rows)).isEqualTo(" ~" + "  |  " + " ".repeat(8) + "~ ");
		Row note = rows.get(1);
		assertThat(note.isTwin()).isTrue();
		assertThat(note.left().number()).isEqualTo(2);
		assertThat(note.elsewhere()).isEqualTo(10);
		Row changed = rows.stream().filter((row) -> row.kind() == Row.Kind.CHANGED).findFirst().orElseThrow();
		assertThat(changed.right().spans()).contains(new Span("flatMap", true));
		assertThat(changed.isMoved()).isTrue();
	}

	@Test
	void keepsEveryLineOfBothSides() {
		List<String> left = type("int a = 1;\n" + FIND + COUNT);
		List<String> right = type(COUNT + "long b = 1;\n" + FIND + "int a = 1;\n");
		List<Row> rows = SideBySide.rows(left, right, Twins.of(left, right));
		assertThat(rows.stream().filter((row) -> !row.isNote()).map(Row::left).filter(Side::exists).map(Side::text))
			.containsExactlyElementsOf(left);
		assertThat(rows.stream().filter((row) -> !row.isNote()).map(Row::right).filter(Side::exists).map(Side::text))
			.containsExactlyInAnyOrderElementsOf(right);
	}

	@Test
	void looksIntoNestedTypes() {
		List<String> left = type("record B(int b) {\n\n" + FIND + "}\n");
		assertThat(Member.of("A", left)).extracting(Member::owner, Member::name, Member::first, Member::last)
			.containsExactly(tuple("B.", "find", 4, 8));
	}

	@Test
	void comparesWhatIsNoJavaByItsLines() {
		assertThat(Twins.of(List.of("class {"), List.of("class {")).inOrder()).isEmpty();
	}

	private static List<String> type(String members) {
		return ("class A {\n" + members + "}\n").lines().toList();
	}

	private static String inOrder(List<String> left, List<String> right) {
		return Twins.of(left, right)
			.inOrder()
			.stream()
			.map((twin) -> twin.left().name() + " " + twin.right().name())
			.collect(Collectors.joining(", "));
	}

	private static String kinds(List<Row> rows) {
		return rows.stream().map((row) -> String.valueOf(row.kind().mark())).collect(Collectors.joining());
	}

}
