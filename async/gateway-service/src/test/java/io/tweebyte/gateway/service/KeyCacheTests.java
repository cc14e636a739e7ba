package io.tweebyte.gateway.service;

import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.net.http.HttpClient;
import java.security.interfaces.RSAPublicKey;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

import io.tweebyte.contracts.error.ContractException;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.gateway.client.KeyClient;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.KeySet;
import io.tweebyte.shared.token.SigningKey;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class KeyCacheTests {

	private static final SigningKey KEY = SigningKey.generate();

	private static final SigningKey OTHER = SigningKey.generate();

	private final AtomicLong now = new AtomicLong();

	private RawServer users;

	private KeyCache cache;

	@BeforeEach
	void start() throws IOException {
		this.users = RawServer.start((request, connection) -> connection.answer("200 OK", KEY.publicKeysJson()));
		TokenSettings settings = new TokenSettings(null, Duration.ofHours(1), Duration.ofSeconds(30),
				Duration.ofMinutes(10), Duration.ofSeconds(10), Duration.ofSeconds(30));
		this.cache = create(URI.create(this.users.address()), settings);
	}

	@AfterEach
	void stop() throws IOException {
		this.users.close();
	}

	private final ExecutorService executor = Executors.newFixedThreadPool(2);

	private KeyCache create(URI users, TokenSettings settings) {
		HttpClient client = HttpClient.newBuilder().executor(this.executor).build();
		KeyClient keys = new KeyClient(client, users, Duration.ofSeconds(15), this.executor);
		return new KeyCache(keys, settings, this.now::get, this.executor);
	}

	@Test
	void fetchesTheKeysOnceForManyRequests() {
		for (int i = 0; i < 100; i++) {
			assertThat(find(KEY).getModulus()).isEqualTo(modulus(KEY));
		}
		assertThat(this.users.requests()).hasSize(1);
		assertThat(this.users.requests().getFirst().target()).isEqualTo("/.well-known/jwks.json");
	}

	@Test
	void fetchesTheKeysOnceForAllWhoWait() throws Exception {
		CountDownLatch go = new CountDownLatch(1);
		this.users.answer((request, connection) -> {
			await(go);
			connection.answer("200 OK", KEY.publicKeysJson());
		});
		List<Thread> waiting = new ArrayList<>();
		for (int i = 0; i < 10; i++) {
			waiting.add(Thread.ofVirtual().start(() -> find(KEY)));
		}
		go.countDown();
		for (Thread thread : waiting) {
			assertThat(thread.join(Duration.ofSeconds(5))).isTrue();
		}
		assertThat(this.users.requests()).hasSize(1);
	}

	@Test
	void refusesUnknownKeysAndAsksForThemSeldom() {
		find(KEY);
		assertFails(OTHER, ErrorKind.UNAUTHENTICATED);
		assertThat(this.users.requests()).hasSize(1);
		pass(Duration.ofSeconds(10));
		for (int i = 0; i < 10; i++) {
			assertFails(OTHER, ErrorKind.UNAUTHENTICATED);
		}
		assertThat(this.users.requests()).hasSize(2);
	}

	@Test
	void findsKeysThatAreNew() {
		find(KEY);
		this.users.answer((request, connection) -> connection.answer("200 OK", OTHER.publicKeysJson()));
		pass(Duration.ofSeconds(10));
		assertThat(find(OTHER).getModulus()).isEqualTo(modulus(OTHER));
		assertFails(KEY, ErrorKind.UNAUTHENTICATED);
	}

	@Test
	void renewsOldKeysWithoutLettingAnybodyWait() throws Exception {
		find(KEY);
		CountDownLatch asked = new CountDownLatch(1);
		this.users.answer((request, connection) -> {
			asked.countDown();
			connection.read(1);
		});
		pass(Duration.ofMinutes(10));
		assertThat(find(KEY).getModulus()).isEqualTo(modulus(KEY));
		assertThat(asked.await(5, TimeUnit.SECONDS)).isTrue();
	}

	@Test
	void keepsKeysWhileTheUserServiceIsOut() {
		find(KEY);
		this.users.answer((request, connection) -> connection.close());
		pass(Duration.ofMinutes(30));
		assertThat(find(KEY).getModulus()).isEqualTo(modulus(KEY));
		assertFails(OTHER, ErrorKind.UNAUTHENTICATED);
		assertThat(find(KEY).getModulus()).isEqualTo(modulus(KEY));
	}

	@Test
	void saysThatItCannotTellWhenThereWasNeverAKey() {
		this.users.answer((request, connection) -> connection.answer("500 Oh", "{}"));
		assertFails(KEY, ErrorKind.SERVICE_UNAVAILABLE);
		assertFails(KEY, ErrorKind.SERVICE_UNAVAILABLE);
		assertThat(this.users.requests()).hasSize(1);
		pass(Duration.ofSeconds(1));
		this.users.answer((request, connection) -> connection.answer("200 OK", "rubbish"));
		assertFails(KEY, ErrorKind.SERVICE_UNAVAILABLE);
		pass(Duration.ofSeconds(1));
		this.users.answer((request, connection) -> connection.answer("200 OK", KEY.publicKeysJson()));
		assertThat(find(KEY).getModulus()).isEqualTo(modulus(KEY));
	}

	private void pass(Duration time) {
		this.now.addAndGet(time.toNanos());
	}

	private void assertFails(SigningKey key, ErrorKind kind) {
		assertThatExceptionOfType(ContractException.class).isThrownBy(() -> find(key))
			.satisfies((failure) -> assertThat(failure.kind()).isEqualTo(kind));
	}

	private RSAPublicKey find(SigningKey key) {
		try {
			return this.cache.find(key.keyId()).join();
		}
		catch (CompletionException ex) {
			throw (ContractException) ex.getCause();
		}
	}

	private static BigInteger modulus(SigningKey key) {
		return KeySet.parse(key.publicKeysJson()).find(key.keyId()).orElseThrow().getModulus();
	}

	private static void await(CountDownLatch latch) {
		try {
			assertThat(latch.await(5, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
