package io.tweebyte.interaction.follow;

import java.net.http.HttpResponse;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import io.tweebyte.interaction.InteractionServiceIntegrationTest;
import io.tweebyte.interaction.PlayedUsers;
import io.tweebyte.testsupport.ServiceCaller;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** An account that follows as many others as one account may. */
@TestPropertySource(properties = "tweebyte.follow.limit=3")
class FollowLimitIntegrationTests extends InteractionServiceIntegrationTest {

	private final PlayedUsers users = new PlayedUsers();

	private final UUID ada = this.users.add(false);

	private final List<UUID> open = IntStream.range(0, 12).mapToObj((i) -> this.users.add(false)).toList();

	private final UUID eve = this.users.add(true);

	@BeforeEach
	void answerUsers() {
		NEIGHBOURS.respond(this.users);
	}

	@Test
	void isRefusedOneMore() {
		this.open.subList(0, 3).forEach((user) -> assertThat(follow(user).statusCode()).isEqualTo(204));

		HttpResponse<String> refused = follow(this.open.get(3));
		assertThat(refused.statusCode()).isEqualTo(403);
		assertThat(ServiceCaller.json(refused).get("detail").asString())
			.isEqualTo("You follow as many accounts as one account may; unfollow one first.");
		assertThat(follow(this.eve).statusCode()).isEqualTo(403);
		assertThat(follow(this.open.get(0)).statusCode()).isEqualTo(204);
		assertThat(following()).isEqualTo("3 3");

		assertThat(this.client.delete(path(this.open.get(0)), this.ada).statusCode()).isEqualTo(204);
		assertThat(follow(this.open.get(3)).statusCode()).isEqualTo(204);
		assertThat(following()).isEqualTo("3 3");
	}

	@Test
	void countsRequestsThatAreOpen() {
		follow(this.eve);
		follow(this.open.get(0));
		follow(this.open.get(1));

		assertThat(follow(this.open.get(2)).statusCode()).isEqualTo(403);
	}

	@Test
	void isNotPassedByManyAtOnce() {
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			List<CompletableFuture<HttpResponse<String>>> responses = this.open.stream()
				.map((user) -> CompletableFuture.supplyAsync(() -> follow(user), threads))
				.toList();

			assertThat(responses).extracting((response) -> response.join().statusCode()).isSubsetOf(204, 403, 503);
		}
		assertThat(following()).isEqualTo("3 3");
	}

	private HttpResponse<String> follow(UUID followed) {
		return this.client.post(path(followed), null, this.ada);
	}

	private String path(UUID followed) {
		return "/follows/" + this.ada + "/" + followed;
	}

	private String following() {
		return query("select (select count(*) from follows where follower_id = '" + this.ada
				+ "') || ' ' || (select following from user_counts where user_id = '" + this.ada + "')");
	}

}
