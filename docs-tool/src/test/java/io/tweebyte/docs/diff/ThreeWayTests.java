package io.tweebyte.docs.diff;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ThreeWayTests {

	private static final String FIND = """
				User find(String name) {
					return this.users.find(name);
				}

			""";

	private static final String FIND_BY_ID = """
				User find(UUID id) {
					return this.users.findById(id);
				}

			""";

	private static final String DELETE = """
				void delete(UUID id) {
					this.users.delete(id);
				}

			""";

	@Test
	void letsTheSameLinesFaceEachOther() {
		assertThat(shown(List.of("a", "b"), List.of("\ta", "b"), List.of("a", "b")))
			.containsExactly("1 SAME | 1 SAME | 1 SAME", "2 SAME | 2 SAME | 2 SAME");
	}

	@Test
	void marksWhatEitherOfTheOthersChanged() {
		ThreeWayRow row = rows(List.of("Future<User> find(Name name)"), List.of("User find(Name name)"),
				List.of("Future<User> find(String name)"))
			.getFirst();
		assertThat(row.async().kind()).isEqualTo(Cell.Kind.CHANGED);
		assertThat(row.async().side().spans()).containsExactly(new Span("Future<", true), new Span("User", false),
				new Span(">", true), new Span(" find(", false), new Span("Name", true), new Span(" name)", false));
		assertThat(row.reactive().side().spans()).contains(new Span("String", true),
				new Span("Future<User> find(", false));
	}

	@Test
	void marksAllOfALineThatIsTheSameInOneTree() {
		assertThat(shown(List.of("return a.thenApply(this::b);"), List.of("return a.thenApply(this::b);"),
				List.of("return a.map(this::b);")))
			.containsExactly("1 CHANGED | 1 SAME | 1 CHANGED");
	}

	@Test
	void leavesAPlaceForAMemberThatOneTreeDoesNotHave() {
		List<ThreeWayRow> rows = rows(type(FIND, DELETE), type(DELETE), type(FIND, DELETE));
		assertThat(row(rows, "find(String name)")).isEqualTo("2 ALONE |  MISSING | 2 SAME");
		assertThat(row(rows, "void delete")).isEqualTo("6 SAME | 2 SAME | 6 SAME");
	}

	@Test
	void letsAMemberThatAsyncDoesNotHaveFaceItsCounterpart() {
		List<ThreeWayRow> rows = rows(type(DELETE), type(FIND, DELETE),
				type(FIND.replace("User", "Mono<User>"), DELETE));
		assertThat(row(rows, "find(String name)")).isEqualTo(" MISSING | 2 ALONE | 2 ALONE");
		assertThat(row(rows, "void delete")).isEqualTo("2 SAME | 6 SAME | 6 SAME");
	}

	@Test
	void pairsOverloadedMethodsByTheirParameters() {
		List<ThreeWayRow> rows = rows(type(FIND, FIND_BY_ID), type(FIND_BY_ID),
				type(FIND.replace("User find", "Mono<User> find"), FIND_BY_ID.replace("User find", "Mono<User> find")));
		assertThat(row(rows, "find(String name)")).isEqualTo("2 CHANGED |  MISSING | 2 CHANGED");
		assertThat(row(rows, "find(UUID id)")).isEqualTo("6 CHANGED | 2 SAME | 6 CHANGED");
	}

	@Test
	void showsAMemberBesideItsCounterpartThatIsAtAnotherPlace() {
		List<String> async = type(FIND, DELETE);
		List<String> reactive = type(DELETE, FIND);
		List<ThreeWayRow> rows = rows(async, async, reactive);
		assertThat(row(rows, "find(String name)")).isEqualTo("2 SAME | 2 SAME | 6 SAME");
		assertThat(rows.stream()
			.filter((row) -> row.note() != null)
			.map((row) -> row.note().tree() + " " + row.note().row().kind() + " " + row.note().row().left().number()
					+ " " + row.note().row().right().number()))
			.containsExactlyInAnyOrder("REACTIVE TWIN 6 2", "REACTIVE AWAY 6 2");
		assertThat(texts(rows, ThreeWayRow::async)).containsExactlyElementsOf(async);
		assertThat(texts(rows, ThreeWayRow::virtual)).containsExactlyElementsOf(async);
		assertThat(texts(rows, ThreeWayRow::reactive)).containsExactlyInAnyOrderElementsOf(reactive);
	}

	@Test
	void leadsFromALineThatMovedToItsTwin() {
		List<ThreeWayRow> rows = rows(List.of("private final Executor threads;", "a"),
				List.of("private final Executor threads;", "a"), List.of("a", "private final Executor threads;"));
		assertThat(rows.getFirst().reactive()).extracting(Cell::kind, Cell::elsewhere)
			.containsExactly(Cell.Kind.ELSEWHERE, 2);
		assertThat(rows.getLast().reactive().kind()).isEqualTo(Cell.Kind.MOVED);
		assertThat(rows.getLast().async()).extracting(Cell::kind, Cell::elsewhere)
			.containsExactly(Cell.Kind.ELSEWHERE, 1);
	}

	private static List<String> type(String... members) {
		return ("class Users {\n" + String.join("", members) + "}\n").lines().toList();
	}

	private static List<ThreeWayRow> rows(List<String> async, List<String> virtual, List<String> reactive) {
		return ThreeWay.rows(SideBySide.rows(async, virtual, Twins.of(async, virtual)),
				SideBySide.rows(async, reactive, Twins.of(async, reactive)));
	}

	private static List<String> shown(List<String> async, List<String> virtual, List<String> reactive) {
		return rows(async, virtual, reactive).stream().map(ThreeWayTests::shown).toList();
	}

	/** The one row that has a text. */
	private static String row(List<ThreeWayRow> rows, String text) {
		List<String> found = rows.stream()
			.filter((row) -> row.cells().stream().anyMatch((cell) -> cell.side().text().contains(text)))
			.map(ThreeWayTests::shown)
			.toList();
		assertThat(found).hasSize(1);
		return found.getFirst();
	}

	private static String shown(ThreeWayRow row) {
		return row.cells()
			.stream()
			.map((cell) -> (cell.side().exists() ? cell.side().number() : "") + " " + cell.kind())
			.collect(Collectors.joining(" | "));
	}

	private static List<String> texts(List<ThreeWayRow> rows, Function<ThreeWayRow, Cell> cell) {
		return rows.stream().map(cell).map(Cell::side).filter(Side::exists).map(Side::text).toList();
	}

}
