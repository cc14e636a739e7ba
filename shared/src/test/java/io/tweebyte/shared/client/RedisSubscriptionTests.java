package io.tweebyte.shared.client;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RedisSubscriptionTests {

	private final List<String> received = new ArrayList<>();

	private int connections;

	private final RedisSubscription subscription = new RedisSubscription(() -> {
		this.connections++;
		return CompletableFuture.failedFuture(new IllegalStateException("no Redis"));
	}, (channel, message) -> this.received.add(channel + " " + message), () -> this.received.add("subscribed"), "one",
			"two");

	@Test
	void passesMessagesOnAndSaysWhenSomeMayBeLost() {
		this.subscription.subscribed("one", 1);
		this.subscription.message("one", "first");
		this.subscription.message("two", "second");
		assertThat(this.received).containsExactly("subscribed", "one first", "two second");
	}

	@Test
	void beginsAgainAfterAFailureAlone() {
		assertThat(this.subscription.isBroken()).isTrue();
		this.subscription.begin();
		this.subscription.begin();
		assertThat(this.connections).isEqualTo(2);
		RedisSubscription connecting = new RedisSubscription(() -> {
			this.connections++;
			return new CompletableFuture<>();
		}, (channel, message) -> {
		}, () -> {
		}, "one");
		connecting.begin();
		connecting.begin();
		assertThat(this.connections).isEqualTo(3);
		assertThat(connecting.isBroken()).isFalse();
	}

}
