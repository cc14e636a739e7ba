package io.tweebyte.docs.project;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.tweebyte.checks.Project;
import io.tweebyte.checks.Tree;
import io.tweebyte.docs.project.Clicks.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/** What a reader of the README looks for is at most two clicks away. */
class TwoClicksTests {

	private static final String FIRST = "README.md";

	private static final String LIST = "docs/contents.md";

	private static final int MOST_LINES = 140;

	private static final Project PROJECT = Project.current();

	private static final Clicks CLICKS = new Clicks(PROJECT, FIRST);

	static Stream<Question> questions() {
		return Stream.of(
				new Question("Where is the bcrypt pool chosen?",
						Stream.of(Tree.values())
							.map((tree) -> tree.folder()
									+ "/user-service/src/main/java/io/tweebyte/user/config/ThreadConfiguration.java")
							.toList(),
						"FairThreads passwordThreads("),
				new Question("What happens when the interaction service hangs?",
						List.of("docs/failures.md#the-interaction-service-hangs"), "X-Degraded: interactions"),
				new Question("How is a follow request accepted?", List.of("docs/tour.md#follow-a-private-account"),
						"$request/ACCEPTED"),
				new Question("How is a cell judged?", List.of("docs/reading-a-report.md#how-a-cell-is-judged"),
						"| claim | three starts or more"),
				new Question("How is the reactive tweet service debugged?", List.of("docs/debugging.md"),
						"./tweebyte up reactive --without tweet\n"),
				new Question("How is a scenario added?", List.of("jmeter/README.md#a-scenario"),
						"**A constant in `Scenario`**"),
				new Question("Which settings exist?", List.of("docs/settings.md"), "`tweebyte.limits.in-flight`"));
	}

	@ParameterizedTest
	@MethodSource("questions")
	void findsThePlace(Question question) {
		Set<Place> places = CLICKS.within(2);
		assertThat(question.places()).isNotEmpty().allSatisfy((text) -> {
			Place place = Place.of(text);
			assertThat(places).as("no link to " + text + " within two clicks from " + FIRST).contains(place);
			assertThat(CLICKS.text(place)).as(text).contains(question.words());
		});
	}

	@Test
	void listsEveryDocument() {
		Set<String> paths = new Clicks(PROJECT, LIST).within(1).stream().map(Place::path).collect(Collectors.toSet());
		List<String> documents = PROJECT.files("docs")
			.stream()
			.filter((path) -> path.matches("docs/[^/]+\\.md"))
			// what is to be done is for those who do it
			.filter((path) -> !path.equals("docs/PLAN.md") && !path.equals(LIST))
			.toList();
		assertThat(documents).hasSizeGreaterThan(20);
		assertThat(paths).containsAll(documents);
	}

	@Test
	void leadsToTheListOfDocuments() {
		assertThat(CLICKS.within(1)).contains(Place.of(LIST));
	}

	@Test
	void keepsTheFirstDocumentShort() {
		assertThat(PROJECT.read(FIRST).lines()).hasSizeLessThanOrEqualTo(MOST_LINES);
	}

	/**
	 * What a reader looks for.
	 *
	 * @param text the question
	 * @param places the file or heading of the response, one for each tree where they
	 * differ
	 * @param words what is there
	 */
	record Question(String text, List<String> places, String words) {

		@Override
		public String toString() {
			return this.text;
		}

	}

}
