package io.tweebyte.user.service;

import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

import io.tweebyte.shared.limit.HashingClient;
import io.tweebyte.shared.settings.PasswordSettings;
import io.tweebyte.shared.threads.FairThreads;
import reactor.core.publisher.Mono;
import reactor.core.publisher.MonoSink;

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
	public Mono<String> hash(String password, HashingClient client) {
		return run(() -> this.encoder.encode(password), client);
	}

	/**
	 * Compares a password in the same time whether there is an account or not; without
	 * one, the hash is null. Fails with {@link RejectedExecutionException} when too many
	 * wait.
	 */
	public Mono<Boolean> matches(String password, String hash, HashingClient client) {
		String compared = (hash != null) ? hash : this.dummyHash;
		return run(() -> this.encoder.matches(password, compared) && hash != null, client);
	}

	// model: a client that hangs up gives its place to the next at once
	private <T> Mono<T> run(Supplier<T> work, HashingClient client) {
		return Mono.create((result) -> {
			Runnable cancel = this.threads.submit(client, () -> complete(result, work), result::error);
			result.onCancel(cancel::run);
		});
	}

	private static <T> void complete(MonoSink<T> result, Supplier<T> work) {
		try {
			result.success(work.get());
		}
		catch (RuntimeException ex) {
			result.error(ex);
		}
	}

}
