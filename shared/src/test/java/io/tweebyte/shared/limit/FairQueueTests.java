package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;

import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Deadline;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class FairQueueTests {

	private final FairQueue<String> queue = new FairQueue<>(6);

	@Test
	void returnsNothingWhenNothingWaits() {
		assertThat(this.queue.next()).isEmpty();
		assertThat(this.queue.size()).isZero();
	}

	@Test
	void keepsTheOrderOfOneAccount() {
		add(logIn("a", "ada"), "1", "2", "3");
		assertThat(all()).containsExactly("1", "2", "3");
	}

	@Test
	void takesTurnsBetweenAddresses() {
		add(logIn("a", "ada"), "a1", "a2", "a3");
		add(logIn("b", "bob"), "b1");
		add(logIn("c", "eve"), "c1", "c2");
		assertThat(all()).containsExactly("a1", "b1", "c1", "a2", "c2", "a3");
	}

	@Test
	void takesTurnsBetweenAccountsOfAnAddress() {
		add(logIn("a", "ada"), "a1", "a2", "a3");
		add(logIn("a", "bob"), "b1");
		add(logIn("c", "eve"), "c1");
		assertThat(all()).containsExactly("a1", "c1", "b1", "a2", "a3");
	}

	@Test
	void takesTurnsBetweenLogInsAndEverythingElse() {
		add(other("a", "x"), "o1");
		add(other("b", "y"), "o2");
		add(logIn("c", "ada"), "l1");
		add(logIn("d", "bob"), "l2");
		assertThat(all()).containsExactly("l1", "o1", "l2", "o2");
	}

	@Test
	void letsALogInPassAfterOtherWork() {
		add(other("a", "x"), "o1", "o2");
		assertThat(this.queue.next()).contains("o1");
		add(logIn("c", "ada"), "l1");
		assertThat(all()).containsExactly("l1", "o2");
	}

	@Test
	void letsAnAddressKeepItsTurnWhenItComesAgain() {
		add(logIn("a", "ada"), "a1", "a2");
		add(logIn("b", "bob"), "b1");
		assertThat(this.queue.next()).contains("a1");
		add(logIn("c", "eve"), "c1");
		add(logIn("b", "bob"), "b2");
		assertThat(all()).containsExactly("b1", "a2", "c1", "b2");
	}

	@Test
	void keepsHalfOfThePlacesForLogIns() {
		add(other("a", "x"), "1");
		add(other("b", "x"), "2");
		add(other("c", "x"), "3");
		assertThat(this.queue.add(other("d", "x"), "4")).contains("4");
		assertThat(this.queue.add(logIn("d", "x"), "5")).isEmpty();
		assertThat(this.queue.size()).isEqualTo(4);
	}

	@Test
	void refusesANewcomerOfTheAddressThatHasTheMost() {
		add(logIn("a", "ada"), "1", "2", "3", "4", "5", "6");
		assertThat(this.queue.add(logIn("a", "ada"), "7")).contains("7");
		assertThat(all()).containsExactly("1", "2", "3", "4", "5", "6");
	}

	@Test
	void displacesTheNewestOfTheAddressThatHasTheMost() {
		add(logIn("a", "ada"), "1", "2", "3", "4", "5");
		add(logIn("b", "bob"), "b");
		assertThat(this.queue.add(logIn("c", "eve"), "c")).contains("5");
		assertThat(this.queue.add(logIn("b", "bob"), "b2")).contains("4");
		assertThat(this.queue.add(logIn("b", "bob"), "b3")).contains("b3");
		assertThat(this.queue.size()).isEqualTo(6);
	}

	@Test
	void displacesTheNewestOfTheAccountThatHasTheMost() {
		add(logIn("a", "ada"), "1", "2", "3");
		add(logIn("a", "bob"), "b");
		add(logIn("c", "eve"), "c1", "c2");
		assertThat(this.queue.add(logIn("a", "dan"), "d")).contains("3");
		assertThat(this.queue.add(logIn("e", "dan"), "e")).contains("2");
		assertThat(this.queue.size()).isEqualTo(6);
	}

	@Test
	void makesRoomWithinAnAddressThoughAnotherHasMore() {
		add(logIn("a", "ada"), "1", "2");
		add(logIn("b", "bob"), "b1", "b2", "b3");
		add(logIn("c", "dan"), "c1");
		assertThat(this.queue.add(logIn("a", "eve"), "e")).contains("2");
	}

	@Test
	void displacesNothingThatIsAloneInItsAddress() {
		for (int i = 0; i < 6; i++) {
			add(logIn("address" + i, "ada"), "work" + i);
		}
		assertThat(this.queue.add(logIn("newcomer", "ada"), "7")).contains("7");
		assertThat(this.queue.add(other("newcomer", "ada"), "8")).contains("8");
		assertThat(this.queue.size()).isEqualTo(6);
	}

	@Test
	void displacesAcrossLogInsAndEverythingElse() {
		add(other("a", "x"), "o1", "o2", "o3");
		add(logIn("a", "x"), "l1");
		add(logIn("b", "x"), "l2");
		add(logIn("c", "x"), "l3");
		assertThat(this.queue.add(logIn("d", "x"), "l4")).contains("o3");
		assertThat(this.queue.add(logIn("b", "x"), "l5")).contains("l5");
		assertThat(this.queue.size()).isEqualTo(6);
	}

	@Test
	void letsOthersDisplaceLogInsWithinTheirShare() {
		add(logIn("a", "ada"), "1", "2", "3", "4", "5", "6");
		assertThat(this.queue.add(other("b", "x"), "o1")).contains("6");
		assertThat(this.queue.add(other("c", "x"), "o2")).contains("5");
		assertThat(this.queue.add(other("d", "x"), "o3")).contains("4");
		assertThat(this.queue.add(other("e", "x"), "o4")).contains("o4");
	}

	@Test
	void givesAPlaceBackThatIsNoLongerWanted() {
		add(logIn("a", "ada"), "1", "2");
		add(other("a", "ada"), "3");
		assertThat(this.queue.removeIf("1"::equals)).containsExactly("1");
		assertThat(this.queue.removeIf("1"::equals)).isEmpty();
		assertThat(this.queue.removeIf("3"::equals)).containsExactly("3");
		assertThat(this.queue.size()).isOne();
		assertThat(all()).containsExactly("2");
	}

	@Test
	void givesAllPlacesBackThatAreNoLongerWanted() {
		add(logIn("a", "ada"), "1", "2");
		add(logIn("b", "bob"), "1");
		add(other("a", "ada"), "1", "3");
		assertThat(this.queue.removeIf("1"::equals)).hasSize(3);
		assertThat(this.queue.size()).isEqualTo(2);
		assertThat(all()).containsExactly("2", "3");
	}

	@Test
	void namesTheClientsOfEachKind() {
		UUID userId = UUID.randomUUID();
		Caller caller = new Caller(userId, false, null, "r", null, "10.1", Deadline.in(Duration.ofMinutes(1)));
		assertThat(HashingClient.logIn(caller, "ada@example.org").address()).isEqualTo("10.1");
		assertThat(HashingClient.logIn(caller, "ada@example.org").account()).isEqualTo("ada@example.org");
		assertThat(HashingClient.logIn(caller, "ada@example.org").logIn()).isTrue();
		assertThat(HashingClient.registration(caller).address()).isEqualTo("10.1");
		assertThat(HashingClient.registration(caller).account()).isEmpty();
		assertThat(HashingClient.registration(caller).logIn()).isFalse();
		assertThat(HashingClient.change(caller, userId).address()).isEqualTo("10.1");
		assertThat(HashingClient.change(caller, userId).account()).isEqualTo(userId.toString());
		assertThat(HashingClient.change(caller, userId).logIn()).isFalse();
		assertThat(HashingClient.change(caller, userId).isTimedOut()).isFalse();
		assertThat(HashingClient.logIn(caller, "ada@example.org").toString()).doesNotContain("ada");
	}

	@Test
	void takesAllAddressesOfAnIpv6NetworkForOneClient() {
		HashingClient client = new HashingClient(true, "2001:db8:0:1::1", "ada", Deadline.in(Duration.ofMinutes(1)));
		assertThat(client.address()).isEqualTo("2001:db8:0:1::/64");
	}

	@Test
	void losesAndInventsNothing() {
		Random random = new Random(1);
		List<Integer> accepted = new ArrayList<>();
		FairQueue<Integer> numbers = new FairQueue<>(10);
		for (int i = 0; i < 20_000; i++) {
			HashingClient client = client(random.nextBoolean(), "a" + random.nextInt(4), "u" + random.nextInt(3));
			if (random.nextInt(3) == 0) {
				numbers.next().ifPresent((next) -> assertThat(accepted.remove(next)).isTrue());
			}
			else {
				Integer added = i;
				accepted.add(added);
				numbers.add(client, added).ifPresent((refused) -> assertThat(accepted.remove(refused)).isTrue());
			}
			assertThat(numbers.size()).isEqualTo(accepted.size()).isLessThanOrEqualTo(10);
		}
	}

	@Test
	void servesANewAddressSoonHoweverMuchOthersSend() {
		IntStream.range(0, 1_000).forEach((i) -> this.queue.add(logIn("attacker", "ada"), "x"));
		IntStream.range(0, 1_000).forEach((i) -> this.queue.add(other("attacker", "ada"), "x"));
		assertThat(this.queue.add(logIn("victim", "bob"), "victim")).contains("x");
		List<String> next = IntStream.range(0, 4).mapToObj((i) -> this.queue.next()).flatMap(Optional::stream).toList();
		assertThat(next).contains("victim");
	}

	private void add(HashingClient client, String... work) {
		for (String one : work) {
			assertThat(this.queue.add(client, one)).isEmpty();
		}
	}

	private List<String> all() {
		List<String> all = new ArrayList<>();
		for (Optional<String> next = this.queue.next(); next.isPresent(); next = this.queue.next()) {
			all.add(next.get());
		}
		return all;
	}

	private static HashingClient logIn(String address, String account) {
		return client(true, address, account);
	}

	private static HashingClient other(String address, String account) {
		return client(false, address, account);
	}

	private static HashingClient client(boolean logIn, String address, String account) {
		return new HashingClient(logIn, address, account, Deadline.in(Duration.ofMinutes(1)));
	}

}
