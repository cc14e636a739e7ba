package io.tweebyte.interaction.service;

import java.util.List;
import java.util.UUID;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.Sentences;
import io.tweebyte.interaction.entity.KnownUsers;
import io.tweebyte.interaction.entity.UserCounts;
import io.tweebyte.interaction.repository.FollowRepository;
import io.tweebyte.shared.http.Caller;
import io.tweebyte.shared.http.Degraded;
import io.tweebyte.shared.http.Partial;
import reactor.core.publisher.Mono;

import org.springframework.stereotype.Service;

/**
 * Counts who follows whom, which everybody may know.
 */
@Service
public class FollowCountService {

	private final FollowRepository follows;

	private final UserDirectory users;

	FollowCountService(FollowRepository follows, UserDirectory users) {
		this.follows = follows;
		this.users = users;
	}

	/**
	 * Counts who follows a user.
	 * @param reader the reader
	 * @return how many do; fails with 404
	 */
	public Mono<Partial<Long>> followers(UUID userId, Caller reader) {
		return counts(userId, reader)
			.map((counts) -> new Partial<>((long) counts.value().followers(), counts.missing()));
	}

	/**
	 * Counts whom a user follows.
	 * @param reader the reader
	 * @return how many he does; fails with 404
	 */
	public Mono<Partial<Long>> following(UUID userId, Caller reader) {
		return counts(userId, reader)
			.map((counts) -> new Partial<>((long) counts.value().following(), counts.missing()));
	}

	private Mono<Partial<UserCounts>> counts(UUID userId, Caller reader) {
		Mono<KnownUsers> known = this.users.find(List.of(userId), reader);
		Mono<UserCounts> stored = this.follows.findCounts(userId).defaultIfEmpty(UserCounts.NONE);
		return stored.zipWith(known, (counts, users) -> checked(userId, counts, users));
	}

	private static Partial<UserCounts> checked(UUID userId, UserCounts counts, KnownUsers users) {
		if (users.isUndecided(userId)) {
			return new Partial<>(counts, List.of(Degraded.USERS));
		}
		if (users.find(userId).isEmpty()) {
			throw ContractException.notFound(Sentences.USER_NOT_FOUND);
		}
		return Partial.whole(counts);
	}

}
