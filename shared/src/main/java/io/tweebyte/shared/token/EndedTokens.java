package io.tweebyte.shared.token;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

import io.tweebyte.contracts.error.ContractException;

/**
 * Knows which tokens a change of the password has ended. Changes are forgotten when the
 * tokens issued before have expired.
 */
public final class EndedTokens {

	private final int capacity;

	private final Duration kept;

	private final LongSupplier nanoTime;

	private final Map<UUID, Ended> users = new ConcurrentHashMap<>();

	private final Deque<Ended> oldestFirst = new ArrayDeque<>();

	/**
	 * Creates an empty set.
	 * @param capacity how many changes are known at most; beyond it the oldest are
	 * forgotten
	 * @param kept for how long a change is known: as long as a token is accepted
	 * @param nanoTime a clock that never jumps, in nanoseconds
	 */
	public EndedTokens(int capacity, Duration kept, LongSupplier nanoTime) {
		this.capacity = capacity;
		this.kept = kept;
		this.nanoTime = nanoTime;
	}

	/**
	 * Ends the tokens issued before a change.
	 * @param change the change; known ones and older ones change nothing
	 */
	public synchronized void add(PasswordChange change) {
		long now = this.nanoTime.getAsLong();
		Ended known = this.users.get(change.id());
		if (known == null || known.firstToken.isBefore(change.firstToken())) {
			Ended ended = new Ended(change.id(), change.firstToken(), now + this.kept.toNanos());
			this.users.put(ended.userId, ended);
			this.oldestFirst.addLast(ended);
		}
		while (!this.oldestFirst.isEmpty() && isForgotten(this.oldestFirst.getFirst(), now)) {
			Ended oldest = this.oldestFirst.removeFirst();
			this.users.remove(oldest.userId, oldest);
		}
	}

	private boolean isForgotten(Ended oldest, long now) {
		return this.oldestFirst.size() > this.capacity || now - oldest.end >= 0;
	}

	/**
	 * Checks a token that is valid in every other way.
	 * @throws ContractException 401 when a change of the password has ended the token
	 */
	public void check(TokenClaims claims) {
		Ended ended = this.users.get(claims.userId());
		if (ended != null && (claims.issuedAt() == null || claims.issuedAt().isBefore(ended.firstToken))) {
			throw ContractException.tokenInvalid();
		}
	}

	/**
	 * Returns how many changes are known.
	 * @return at most the capacity
	 */
	public synchronized int size() {
		return this.oldestFirst.size();
	}

	private record Ended(UUID userId, Instant firstToken, long end) {
	}

}
