package io.tweebyte.features.steps;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.cucumber.datatable.DataTable;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import org.assertj.core.api.Assertions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Lists, page by page. */
public final class ListSteps {

	private static final Pattern NEXT = Pattern.compile("<(\\?limit=\\d+&before=([\\w-]+))>; rel=\"next\"");

	private static final int OK = 200;

	private static final int MOST_PAGES = 50;

	private final World world;

	private final List<String> pages = new ArrayList<>();

	public ListSteps(World world) {
		this.world = world;
	}

	@Then("the response lists {string}")
	public void responseLists(String names) {
		Assertions.assertThat(names(this.world.response())).as("%s", this.world.last()).isEqualTo(split(names));
	}

	@Then("the response lists {int} users")
	public void responseListsSoMany(int users) {
		Assertions.assertThat(names(this.world.response())).as("%s", this.world.last()).hasSize(users);
	}

	@Then("the response lists the {listed} {string}")
	public void responseListsThe(String pointer, String names) {
		Assertions.assertThat(names(this.world.response(), pointer))
			.as("%s", this.world.last())
			.isEqualTo(split(names));
	}

	@Then("the response begins with {string}")
	public void responseBeginsWith(String names) {
		Assertions.assertThat(names(this.world.response())).as("%s", this.world.last()).startsWith(names.split(", "));
	}

	@Then("the response lists neither {name} nor {name}")
	public void responseListsNeither(String one, String other) {
		Assertions.assertThat(names(this.world.response())).as("%s", this.world.last()).doesNotContain(one, other);
	}

	/** The kind of items in a list, as the JSON pointer of their id. */
	@ParameterType("followers|followed|likers|liked tweets|retweeters|retweeted tweets")
	public String listed(String what) {
		return switch (what) {
			case "followers" -> "/follower_id";
			case "followed" -> "/followed_id";
			case "likers", "retweeters" -> "/user/id";
			default -> "/tweet/id";
		};
	}

	@Then("the response lists nothing")
	public void responseListsNothing() {
		Assertions.assertThat(this.world.response().text()).as("%s", this.world.last()).isEqualTo("[]");
		Assertions.assertThat(this.world.response().status()).isEqualTo(OK);
	}

	@When("{actor} reads all pages of {string}")
	public void readsAllPages(Actor reader, String target) {
		readsAllPagesOfThe(reader, "/id", target);
	}

	@When("{actor} reads all pages of the {listed} at {string}")
	public void readsAllPagesOfThe(Actor reader, String pointer, String target) {
		String first = this.world.fill(target);
		Optional<String> next = Optional.of("");
		while (next.isPresent()) {
			Assertions.assertThat(this.pages).as("the pages have an end").hasSizeLessThan(MOST_PAGES);
			String page = next.get().isEmpty() ? first : first.substring(0, first.indexOf('?')) + next.get();
			ReceivedResponse response = this.world.send(reader.signed(HttpCall.of("GET " + page), this.world));
			this.pages.add(String.join(", ", names(response, pointer)));
			next = link(response).map((link) -> link.group(1));
		}
	}

	@Then("the pages list:")
	public void pagesList(DataTable expected) {
		Assertions.assertThat(this.pages).isEqualTo(expected.asList());
	}

	@Then("the next page begins behind {name}, at most {int} users long")
	public void nextPageBeginsBehind(String name, int limit) {
		Matcher link = link(this.world.response()).orElseThrow();
		Assertions.assertThat(link.group(1))
			.as("%s", this.world.last())
			.isEqualTo("?limit=" + limit + "&before=" + cursor("users-search", name));
		this.world.remember("next", link.group(2));
	}

	@Then("the next page is remembered as {string}")
	public void nextPageIsRemembered(String value) {
		this.world.remember(value, link(this.world.response()).orElseThrow().group(1));
	}

	@Then("there is no next page")
	public void noNextPage() {
		Assertions.assertThat(this.world.response().allOf("Link")).as("%s", this.world.last()).isEmpty();
	}

	@Given("a cursor of the list {string} behind {name}")
	public void cursorBehind(String list, String name) {
		this.world.remember("cursor", cursor(list, name));
	}

	@Given("a cursor made of {string}")
	public void cursorOf(String text) {
		this.world.remember("cursor", encode(this.world.fill(text)));
	}

	/** The contract's cursor, made anew here: so all backends make the same. */
	private String cursor(String list, String name) {
		String id = this.world.person(name).property("id");
		JsonNode summary = JsonMapper.shared()
			.readTree(this.world
				.send(new Actor(name).signed(HttpCall.of("GET /user-service/users/summary/" + id), this.world))
				.body());
		Instant createdAt = Instant.parse(summary.required("created_at").asString());
		return encode("1:%s:%d:%s".formatted(list, ChronoUnit.MICROS.between(Instant.EPOCH, createdAt), id));
	}

	private static String encode(String text) {
		return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
	}

	private static Optional<Matcher> link(ReceivedResponse response) {
		return response.header("Link").map((link) -> {
			Matcher next = NEXT.matcher(link);
			Assertions.assertThat(next.matches()).as("Link: %s", link).isTrue();
			return next;
		});
	}

	private List<String> names(ReceivedResponse response) {
		return names(response, "/id");
	}

	private List<String> names(ReceivedResponse response, String pointer) {
		Assertions.assertThat(response.status()).as("%s", this.world.last()).isEqualTo(OK);
		List<String> names = new ArrayList<>();
		JsonMapper.shared()
			.readTree(response.body())
			.forEach((item) -> names.add(this.world.nameOf(item.at(pointer).asString())));
		return names;
	}

	private static List<String> split(String names) {
		return Arrays.asList(names.split(", "));
	}

}
