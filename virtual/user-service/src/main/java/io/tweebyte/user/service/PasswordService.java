package io.tweebyte.user.service;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;

import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.common.threads.Await;
import io.tweebyte.shared.threads.FairThreads;

import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

/**
 * Hashes and compares passwords, on threads of their own: a hash is a tenth of a second
 * of work, which must neither delay other requests nor pile up.
 */
@Service
public class PasswordService {

	private final PasswordEncoder encoder;

	private final String dummyHash;

	private final FairThreads threads;

	PasswordService(PasswordSettings settings, FairThreads threads) {
		this.encoder = new BCryptPasswordEncoder(settings.cost());
		this.dummyHash = this.encoder.encode("dummy password");
		this.threads = threads;
	}

	/** Fails with {@link RejectedExecutionException} when too many wait. */
	public String hash(String password, HashingClient client) {
		return run(() -> this.encoder.encode(password), client);
	}

	/**
	 * Compares a password in the same time whether there is an account or not; without
	 * one, the hash is null. Fails with {@link RejectedExecutionException} when too many
	 * wait.
	 */
	public boolean matches(String password, String hash, HashingClient client) {
		String compared = (hash != null) ? hash : this.dummyHash;
		return run(() -> this.encoder.matches(password, compared) && hash != null, client);
	}

	// model: a client that hangs up is noticed when its time is over, not before
	private <T> T run(Callable<T> work, HashingClient client) {
		AtomicReference<RejectedExecutionException> refusal = new AtomicReference<>();
		FutureTask<T> hashing = new FutureTask<>(work);
		Runnable cancel = this.threads.submit(client, hashing, (refused) -> {
			refusal.set(refused);
			hashing.cancel(false);
		});
		try {
			return Await.result(hashing);
		}
		catch (CancellationException ex) {
			cancel.run();
			throw Objects.requireNonNullElse(refusal.get(), ex);
		}
	}

}
