package io.tweebyte.shared.limit;

import java.util.ArrayList;
import java.util.List;

import io.tweebyte.shared.limit.ClientQueues.Place;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ClientQueuesTests {

	private static final String ADA = "192.0.2.1";

	private static final String BOB = "192.0.2.2";

	private final ClientQueues queues = new ClientQueues(2);

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
		Place first = enter(ADA, "a");
		Place second = enter(ADA, "b");
		enter(ADA, "c");
		enter(ADA, "d");
		second.leave();
		assertThat(this.started).containsExactly("a", "b", "c");
		first.leave();
		assertThat(this.started).containsExactly("a", "b", "c", "d");
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
	void takesANetworkForOneClient() {
		enter("2001:db8::1", "a");
		enter("2001:db8::2", "b");
		enter("2001:db8::3", "c");
		assertThat(this.started).containsExactly("a", "b");
	}

	@Test
	void forgetsOneThatLeavesWhileItWaits() {
		Place first = enter(ADA, "a");
		enter(ADA, "b");
		Place third = enter(ADA, "c");
		enter(ADA, "d");
		third.leave();
		assertThat(this.started).containsExactly("a", "b");
		first.leave();
		assertThat(this.started).containsExactly("a", "b", "d");
	}

	@Test
	void countsAPlaceOnce() {
		Place first = enter(ADA, "a");
		enter(ADA, "b");
		enter(ADA, "c");
		enter(ADA, "d");
		first.leave();
		first.leave();
		assertThat(this.started).containsExactly("a", "b", "c");
	}

	@Test
	void countsAWaitingPlaceOnce() {
		enter(ADA, "a");
		Place second = enter(ADA, "b");
		Place third = enter(ADA, "c");
		third.leave();
		third.leave();
		second.leave();
		enter(ADA, "d");
		enter(ADA, "e");
		assertThat(this.started).containsExactly("a", "b", "d");
	}

	@Test
	void forgetsClientsWithoutRequests() {
		Place first = enter(ADA, "a");
		Place second = enter(ADA, "b");
		Place third = enter(ADA, "c");
		first.leave();
		second.leave();
		assertThat(this.queues.clients()).isOne();
		third.leave();
		assertThat(this.queues.clients()).isZero();
	}

	private Place enter(String address, String name) {
		return this.queues.enter(address, () -> this.started.add(name));
	}

}
