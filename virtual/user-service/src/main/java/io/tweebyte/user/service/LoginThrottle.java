package io.tweebyte.user.service;

import java.util.function.Supplier;

import io.tweebyte.common.threads.Await;
import io.tweebyte.shared.limit.FailedLogins;
import io.tweebyte.shared.limit.FailedLogins.Attempt;

import org.springframework.stereotype.Service;

/** Slows down clients that guess passwords, at log-in and for a change of the account. */
@Service
public class LoginThrottle {

	private final FailedLogins failures;

	LoginThrottle(FailedLogins failures) {
		this.failures = failures;
	}

	/**
	 * Compares a password unless there were too many failures before: then fails with
	 * 429. Failures with 401 and 403 count.
	 */
	public <T> T guard(String emailKey, String address, Supplier<T> comparison) {
		Attempt attempt = Await.result(this.failures.begin(emailKey, address));
		T result;
		try {
			result = comparison.get();
		}
		catch (RuntimeException | Error ex) {
			Await.result(attempt.settle(ex));
			throw ex;
		}
		Await.result(attempt.settle(null));
		return result;
	}

}
