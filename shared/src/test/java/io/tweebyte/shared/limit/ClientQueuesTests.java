package io.tweebyte.shared.limit;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.shared.api.Service;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClientQueuesTests {

	private static final String ADA = "192.0.2.1";

	private static final String BOB = "192.0.2.2";

	private final ClientQueues queues = new ClientQueues(2, Runnable::run);

	private final List<String> started = new ArrayList<>();

	@Test
	void startsAsManyAsItMay() {
		enter(ADA, "a");
		enter(ADA, "b");
		enter(ADA, "c");
		assertThat(this.started).containsExactly("a", "b");
	}

	@Test
	void startsWaitingOnesInTheirOrder() {
		Runnable first = enter(ADA, "a");
		Runnable second = enter(ADA, "b");
		enter(ADA, "c");
		enter(ADA, "d");
		second.run();
		assertThat(this.started).containsExactly("a", "b", "c");
		first.run();
		assertThat(this.started).containsExactly("a", "b", "c", "d");
	}

	@Test
	void leavesToItsExecutorToStartThoseThatWaited() {
		List<Runnable> given = new ArrayList<>();
		ClientQueues one = new ClientQueues(1, given::add);
		Runnable first = one.enter(ADA, Service.USER, () -> this.started.add("a"));
		one.enter(ADA, Service.USER, () -> this.started.add("b"));
		first.run();
		assertThat(this.started).containsExactly("a");
		given.getFirst().run();
		assertThat(this.started).containsExactly("a", "b");
	}

	@Test
	void letsOthersIn() {
		enter(ADA, "a");
		enter(ADA, "b");
		enter(ADA, "c");
		enter(BOB, "d");
		assertThat(this.started).containsExactly("a", "b", "d");
	}

	@Test
	void countsEachServiceOnItsOwn() {
		enter(ADA, "a");
		enter(ADA, "b");
		enter(ADA, "c");
		this.queues.enter(ADA, Service.TWEET, () -> this.started.add("d"));
		assertThat(this.started).containsExactly("a", "b", "d");
	}

	@Test
	void takesANetworkForOneClient() {
		enter("2001:db8::1", "a");
		enter("2001:db8::2", "b");
		enter("2001:db8::3", "c");
		assertThat(this.started).containsExactly("a", "b");
	}

	@Test
	void forgetsOneThatLeavesWhileItWaits() {
		Runnable first = enter(ADA, "a");
		enter(ADA, "b");
		Runnable third = enter(ADA, "c");
		enter(ADA, "d");
		third.run();
		assertThat(this.started).containsExactly("a", "b");
		first.run();
		assertThat(this.started).containsExactly("a", "b", "d");
	}

	@Test
	void countsAPlaceOnce() {
		Runnable first = enter(ADA, "a");
		enter(ADA, "b");
		enter(ADA, "c");
		enter(ADA, "d");
		first.run();
		first.run();
		assertThat(this.started).containsExactly("a", "b", "c");
	}

	@Test
	void countsAWaitingPlaceOnce() {
		enter(ADA, "a");
		Runnable second = enter(ADA, "b");
		Runnable third = enter(ADA, "c");
		third.run();
		third.run();
		second.run();
		enter(ADA, "d");
		enter(ADA, "e");
		assertThat(this.started).containsExactly("a", "b", "d");
	}

	@Test
	void forgetsClientsWithoutRequests() {
		Runnable first = enter(ADA, "a");
		Runnable second = enter(ADA, "b");
		Runnable third = enter(ADA, "c");
		first.run();
		second.run();
		assertThat(this.queues.clients()).isOne();
		third.run();
		assertThat(this.queues.clients()).isZero();
	}

	private Runnable enter(String address, String name) {
		return this.queues.enter(address, Service.USER, () -> this.started.add(name));
	}

}
