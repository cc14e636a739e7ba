package io.tweebyte.shared.limit;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

import io.github.bucket4j.TimeMeter;
import io.github.bucket4j.distributed.remote.CommandResult;
import io.github.bucket4j.distributed.remote.Request;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.shared.limit.FailedLogins.Attempt;
import io.tweebyte.shared.settings.LoginSettings;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Counting in memory, while Redis is unavailable. */
class FailedLoginsTests {

	private static final String ADA = "ada@example.org";

	private static final String EVA = "eva@example.org";

	private static final String ADDRESS = "203.0.113.7";

	private static final ApiException WRONG = ApiException.loginRefused();

	private final AtomicLong now = new AtomicLong(1_000_000);

	private final Set<String> keys = ConcurrentHashMap.newKeySet();

	@Test
	void letsAsManyAttemptsInAsTheLimitSays() {
		FailedLogins failures = failures(10, 100);
		for (int i = 0; i < 10; i++) {
			assertThat(fail(failures, ADA)).isZero();
		}
		assertThat(fail(failures, ADA)).isEqualTo(900);
	}

	@Test
	void countsEachKeyByItself() {
		FailedLogins failures = failures(2, 3);
		for (int i = 0; i < 3; i++) {
			assertThat(fail(failures, i + ADA)).isZero();
		}
		assertThat(fail(failures, ADA)).isPositive();
		assertThat(wait(failures, ADA, "203.0.113.8")).isZero();
	}

	@Test
	void doesNotCountWhatItRefuses() {
		FailedLogins failures = failures(1, 2);
		fail(failures, ADA);
		assertThat(fail(failures, ADA)).isPositive();
		assertThat(fail(failures, EVA)).isZero();
		assertThat(fail(failures, "third@example.org")).isPositive();
		move(Duration.ofMinutes(15));
		assertThat(fail(failures, "third@example.org")).isZero();
	}

	@Test
	void tellsWhenToComeBack() {
		FailedLogins failures = failures(1, 100);
		fail(failures, ADA);
		move(Duration.ofMinutes(5));
		assertThat(fail(failures, ADA)).isEqualTo(600);
		move(Duration.ofMinutes(10).minusMillis(1));
		assertThat(fail(failures, ADA)).isEqualTo(1);
		move(Duration.ofMillis(1));
		assertThat(fail(failures, ADA)).isZero();
	}

	@Test
	void countsFromTheFirstFailureOfAWindow() {
		FailedLogins failures = failures(2, 100);
		fail(failures, ADA);
		move(Duration.ofMinutes(14));
		fail(failures, ADA);
		assertThat(fail(failures, ADA)).isEqualTo(60);
		move(Duration.ofMinutes(1));
		assertThat(fail(failures, ADA)).isZero();
	}

	@Test
	void clearsTheAccountOnceItSucceeds() {
		FailedLogins failures = failures(3, 3);
		List<Attempt> attempts = begin(failures, 3);
		attempts.getFirst().settle(null).join();
		assertThat(room(failures)).isEqualTo(1);
		assertThat(room(failures(3, 100), 2)).isEqualTo(3);
	}

	@Test
	void takesAnAttemptBackThatWasNeverDecided() {
		FailedLogins failures = failures(3, 100);
		begin(failures, 3).getFirst().settle(new IllegalStateException()).join();
		assertThat(room(failures)).isEqualTo(1);
		FailedLogins ofAddress = failures(100, 3);
		begin(ofAddress, 3).getFirst().settle(new IllegalStateException()).join();
		assertThat(room(ofAddress)).isEqualTo(1);
	}

	@Test
	void keepsAWrongPasswordCounted() {
		FailedLogins failures = failures(2, 100);
		begin(failures, 1).getFirst().settle(WRONG).join();
		begin(failures, 1).getFirst().settle(new CompletionException(ApiException.forbidden("No."))).join();
		assertThat(room(failures)).isZero();
	}

	@Test
	void countsUnderAHashOfTheAccount() {
		fail(failures(1, 1), ADA);
		assertThat(this.keys).hasSize(2).contains("tweebyte:v1:failed-log-ins:203.0.113.7");
		assertThat(this.keys)
			.anyMatch((key) -> key.matches("tweebyte:v1:failed-log-ins:[0-9a-f]{64}:203\\.0\\.113\\.7"));
	}

	@Test
	void countsAllAddressesOfAnIpv6NetworkTogether() {
		FailedLogins failures = failures(1, 100);
		assertThat(wait(failures, ADA, "2001:db8:0:1::1")).isZero();
		assertThat(wait(failures, ADA, "2001:db8:0:1::2")).isPositive();
		assertThat(wait(failures, ADA, "2001:db8:0:2::1")).isZero();
	}

	@Test
	void countsEveryAttemptOfManyThreads() {
		FailedLogins failures = failures(50, 10_000);
		assertThat(admitted(failures)).isEqualTo(50);
	}

	@Test
	void takesEveryAttemptOfManyThreadsBack() {
		FailedLogins failures = failures(50, 10_000);
		begin(failures, 50).parallelStream().forEach((attempt) -> attempt.settle(new Error()).join());
		assertThat(admitted(failures)).isEqualTo(50);
	}

	private static long admitted(FailedLogins failures) {
		return IntStream.range(0, 5_000).parallel().filter((i) -> fail(failures, ADA) == 0).count();
	}

	private FailedLogins failures(int pair, int address) {
		LocalBuckets local = new LocalBuckets(100, clock()) {

			@Override
			protected synchronized <T> CommandResult<T> execute(String key, Request<T> request) {
				FailedLoginsTests.this.keys.add(key);
				return super.execute(key, request);
			}

		};
		return new FailedLogins(
				new Buckets(() -> CompletableFuture.failedFuture(new IllegalStateException("No Redis.")),
						Duration.ofSeconds(1), local),
				new LoginSettings(pair, address, Duration.ofMinutes(15)));
	}

	private TimeMeter clock() {
		return new TimeMeter() {

			@Override
			public long currentTimeNanos() {
				return FailedLoginsTests.this.now.get();
			}

			@Override
			public boolean isWallClockBased() {
				return true;
			}

		};
	}

	private void move(Duration time) {
		this.now.addAndGet(time.toNanos());
	}

	private static List<Attempt> begin(FailedLogins failures, int times) {
		List<Attempt> attempts = new ArrayList<>();
		IntStream.range(0, times).forEach((i) -> attempts.add(failures.begin(ADA, ADDRESS).join()));
		return attempts;
	}

	private static int room(FailedLogins failures) {
		int room = 0;
		while (fail(failures, ADA) == 0) {
			room++;
		}
		return room;
	}

	/** After this many failures and a success. */
	private static int room(FailedLogins failures, int before) {
		begin(failures, before);
		begin(failures, 1).getFirst().settle(null).join();
		return room(failures);
	}

	private static long fail(FailedLogins failures, String email) {
		return wait(failures, email, ADDRESS);
	}

	/** Returns 0, or the seconds to wait. */
	private static long wait(FailedLogins failures, String email, String address) {
		try {
			failures.begin(email, address).join();
			return 0;
		}
		catch (CompletionException ex) {
			ApiException refusal = (ApiException) ex.getCause();
			assertThat(refusal.kind()).isEqualTo(ErrorKind.TOO_MANY_REQUESTS);
			return Long.parseLong(refusal.headers().get("Retry-After"));
		}
	}

}
