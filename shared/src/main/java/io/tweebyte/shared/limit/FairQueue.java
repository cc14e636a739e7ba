package io.tweebyte.shared.limit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.LinkedHashMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A bounded queue of password hashing in which no address and no account can crowd out
 * others. Log-ins and everything else take turns, within each of them addresses, and
 * within an address accounts. In a full queue new work displaces the newest work of the
 * address (or account) that has the most, unless its own has as much.
 * <p>
 * Half of the places are kept for log-ins. Not safe for use by several threads.
 */
public final class FairQueue<T> {

	private final int places;

	/** In the order of the turns of addresses, and of the accounts of an address. */
	private final List<Waiting<T>> waiting = new ArrayList<>();

	private boolean logInsNext = true;

	public FairQueue(int places) {
		this.places = places;
	}

	/** Returns the work that is displaced: none, other work, or the added work itself. */
	public Optional<T> add(HashingClient client, T work) {
		Waiting<T> added = new Waiting<>(client, work);
		this.waiting.add(added);
		if (this.waiting.size() <= this.places && mayTakeAnyPlace(client)) {
			return Optional.empty();
		}
		Waiting<T> displaced = displaced(added);
		this.waiting.remove(displaced);
		return Optional.of(displaced.work);
	}

	private boolean mayTakeAnyPlace(HashingClient client) {
		return client.logIn() || of((other) -> !other.logIn()).size() <= this.places / 2;
	}

	private Waiting<T> displaced(Waiting<T> added) {
		HashingClient client = added.client;
		boolean any = mayTakeAnyPlace(client);
		List<Waiting<T>> own = of(client::sharesAddress);
		List<Waiting<T>> most = largest(of((other) -> any || !other.logIn()), HashingClient::kindAndAddress);
		if (own.size() < most.size()) {
			return largest(most, HashingClient::account).getLast();
		}
		List<Waiting<T>> account = largest(own, HashingClient::account);
		return (of(client::sharesAccount).size() < account.size()) ? account.getLast() : added;
	}

	private static <T> List<Waiting<T>> largest(List<Waiting<T>> all, Function<HashingClient, Object> group) {
		SequencedMap<Object, List<Waiting<T>>> groups = all.stream()
			.collect(Collectors.groupingBy((one) -> group.apply(one.client), LinkedHashMap::new, Collectors.toList()));
		return groups.values().stream().reduce((one, later) -> (later.size() < one.size()) ? one : later).orElseThrow();
	}

	public Optional<T> next() {
		Optional<Waiting<T>> next = first(this.logInsNext).or(() -> first(!this.logInsNext));
		next.ifPresent(this::serve);
		return next.map(Waiting::work);
	}

	private Optional<Waiting<T>> first(boolean logIn) {
		return of((client) -> client.logIn() == logIn).stream().findFirst();
	}

	private void serve(Waiting<T> served) {
		this.waiting.remove(served);
		this.logInsNext = !served.client.logIn();
		// all others come before the same address, whose other accounts come before this
		this.waiting
			.sort(Comparator.<Waiting<T>, Boolean>comparing((other) -> served.client.sharesAddress(other.client))
				.thenComparing((other) -> served.client.sharesAccount(other.client)));
	}

	public List<T> removeIf(Predicate<T> unwanted) {
		List<T> removed = this.waiting.stream().map(Waiting::work).filter(unwanted).toList();
		this.waiting.removeIf((one) -> unwanted.test(one.work));
		return removed;
	}

	public int size() {
		return this.waiting.size();
	}

	private List<Waiting<T>> of(Predicate<HashingClient> wanted) {
		return this.waiting.stream().filter((one) -> wanted.test(one.client)).toList();
	}

	private record Waiting<T>(HashingClient client, T work) {
	}

}
