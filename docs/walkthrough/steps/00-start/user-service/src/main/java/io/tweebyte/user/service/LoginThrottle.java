package io.tweebyte.user.service;

import java.util.List;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.limit.FailureLimits;
import io.tweebyte.shared.limit.LocalFailures;
import io.tweebyte.shared.limit.LoginAttempt;
import io.tweebyte.shared.settings.LoginSettings;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.dao.DataAccessException;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Service;

/**
 * Slows down the guessing of passwords. An attempt counts as failed from its beginning,
 * so that many at the same moment are no way around the limit; a success takes it back.
 * Without Redis the counts are kept in memory.
 */
@Service
public class LoginThrottle {

	private static final Logger log = LoggerFactory.getLogger(LoginThrottle.class);

	private static final RedisScript<Long> RESERVE = RedisScript.of(FailureLimits.RESERVE, Long.class);

	private static final RedisScript<Long> RELEASE = RedisScript.of(FailureLimits.RELEASE, Long.class);

	private static final RedisScript<Long> CLEAR = RedisScript.of(FailureLimits.CLEAR, Long.class);

	private final StringRedisTemplate redis;

	private final LocalFailures local;

	private final LoginSettings settings;

	LoginThrottle(StringRedisTemplate redis, LocalFailures local, LoginSettings settings) {
		this.redis = redis;
		this.local = local;
		this.settings = settings;
	}

	/**
	 * Counts an attempt before it is made.
	 * @param emailKey the folded e-mail address
	 * @param address the client's address
	 * @return the attempt, to be settled
	 * @throws ApiException 429 when there were too many
	 */
	public LoginAttempt reserve(String emailKey, String address) {
		return reserve(LoginAttempt.keys(emailKey, address)).admitted();
	}

	private LoginAttempt reserve(List<String> keys) {
		try {
			return new LoginAttempt(keys, true, run(RESERVE, keys, this.settings.pairFailures(),
					this.settings.addressFailures(), FailureLimits.seconds(this.settings.window())));
		}
		catch (DataAccessException ex) {
			return reserveLocally(keys, ex);
		}
	}

	private LoginAttempt reserveLocally(List<String> keys, Throwable failure) {
		log.warn("Failed log-ins are counted in memory, because Redis does not respond: {}",
				failure.getClass().getSimpleName());
		return new LoginAttempt(keys, false,
				this.local.reserve(keys, List.of(this.settings.pairFailures(), this.settings.addressFailures())));
	}

	/**
	 * Settles an attempt, as well as can be.
	 * @param attempt the attempt
	 * @param failure what it failed with, or null when it succeeded
	 */
	public void settle(LoginAttempt attempt, Throwable failure) {
		if (isRefused(failure)) {
			return;
		}
		if (!attempt.shared()) {
			attempt.settle(this.local, failure == null);
			return;
		}
		try {
			run((failure == null) ? CLEAR : RELEASE, attempt.keys());
		}
		catch (DataAccessException ex) {
			log.debug("An attempt is not settled; it is forgotten at the end of its window.", ex);
		}
	}

	private static boolean isRefused(Throwable failure) {
		return failure instanceof ApiException && ((ApiException) failure).kind() == ErrorKind.UNAUTHENTICATED;
	}

	private Long run(RedisScript<Long> script, List<String> keys, Object... arguments) {
		return this.redis.execute(script, keys, LoginAttempt.texts(arguments));
	}

}
