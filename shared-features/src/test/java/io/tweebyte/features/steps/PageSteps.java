package io.tweebyte.features.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.tweebyte.features.http.ReceivedResponse;

import static org.assertj.core.api.Assertions.assertThat;

/** The files of the live page. */
public final class PageSteps {

	private static final Path FILES = Path.of("..", "page", "src", "main", "resources", "page");

	private static final int OK = 200;

	private static final int NOT_MODIFIED = 304;

	private final World world;

	private final Requests requests;

	public PageSteps(World world) {
		this.world = world;
		this.requests = new Requests(world);
	}

	@Then("the response is the file {string} of the page")
	public void isTheFile(String name) throws IOException {
		ReceivedResponse response = this.world.response();
		assertThat(response.status()).as("%s", this.world.last()).isEqualTo(OK);
		assertThat(response.text()).isEqualTo(Files.readString(FILES.resolve(name)));
	}

	@When("{actor} requests the same file again")
	public void asksAgain(Actor reader) {
		this.requests.sendAgain(reader);
	}

	@Then("the file has not changed")
	public void hasNotChanged() {
		ReceivedResponse response = this.world.response();
		assertThat(response.status()).as("%s", this.world.last()).isEqualTo(NOT_MODIFIED);
		assertThat(response.body()).isEmpty();
		assertThat(response.header("ETag")).isPresent();
	}

}
