package io.tweebyte.shared.limit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

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

	private final Turns<T> logIns = new Turns<>();

	private final Turns<T> others = new Turns<>();

	private boolean logInsNext = true;

	public FairQueue(int places) {
		this.places = places;
	}

	/** Returns the work that is displaced: none, other work, or the added work itself. */
	public Optional<T> add(HashingClient client, T work) {
		if (hasPlace(client)) {
			turns(client).add(client.path(), work);
			return Optional.empty();
		}
		Optional<T> displaced = makeRoom(client);
		if (displaced.isEmpty()) {
			return Optional.of(work);
		}
		turns(client).add(client.path(), work);
		return displaced;
	}

	private boolean hasPlace(HashingClient client) {
		return size() < this.places && (client.logIn() || hasPlaceForOthers());
	}

	private boolean hasPlaceForOthers() {
		return this.others.size() < this.places / 2;
	}

	private Optional<T> makeRoom(HashingClient client) {
		Turns<T> own = turns(client);
		Turns<T> larger = (this.logIns.largest() > this.others.largest()) ? this.logIns : this.others;
		boolean mayTakeAnyPlace = client.logIn() || hasPlaceForOthers();
		if (mayTakeAnyPlace && own.size(client.address()) + 1 < larger.largest()) {
			return larger.removeNewest();
		}
		return own.makeRoom(client.path());
	}

	public Optional<T> next() {
		boolean logIn = (this.others.size() == 0) || (this.logInsNext && this.logIns.size() > 0);
		this.logInsNext = !logIn;
		return (logIn ? this.logIns : this.others).next();
	}

	public boolean remove(HashingClient client, T work) {
		return turns(client).remove(client.path(), work);
	}

	public List<T> removeIf(Predicate<T> unwanted) {
		List<T> removed = new ArrayList<>();
		this.logIns.removeIf(unwanted, removed);
		this.others.removeIf(unwanted, removed);
		return removed;
	}

	public int size() {
		return this.logIns.size() + this.others.size();
	}

	private Turns<T> turns(HashingClient client) {
		return client.logIn() ? this.logIns : this.others;
	}

}
