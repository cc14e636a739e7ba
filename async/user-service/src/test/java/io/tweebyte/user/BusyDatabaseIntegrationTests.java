package io.tweebyte.user;

import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.tweebyte.testsupport.ServiceCaller;
import io.tweebyte.user.UserClient.Account;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/** More statements than connections, and than places to wait for one. */
@TestPropertySource(properties = { "tweebyte.database.pool-size=1", "tweebyte.database.queue=2",
		"tweebyte.database.acquire-timeout=20s", "tweebyte.database.statement-timeout=20s",
		"tweebyte.database.lock-timeout=20s", "tweebyte.time.request=20s" })
class BusyDatabaseIntegrationTests extends UserServiceIntegrationTest {

	private static final String WAITING = "select count(*) from pg_stat_activity "
			+ "where wait_event_type = 'Lock' and query not like '%pg_stat_activity%'";

	private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

	@AfterEach
	void stop() {
		this.threads.close();
	}

	@Test
	@SuppressWarnings("unchecked")
	void refusesAtOnceWhatFindsNoPlaceToWait() throws SQLException {
		Account ada = this.client.register(false);
		List<CompletableFuture<HttpResponse<String>>> reads;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			reads = readMoreThanFit(ada, statement);
			for (int refused = 0; refused < 5; refused++) {
				HttpResponse<String> next = (HttpResponse<String>) CompletableFuture
					.anyOf(reads.toArray(CompletableFuture[]::new))
					.join();
				assertThat(ServiceCaller.detail(next)).isEqualTo("503 The service is busy; try again.");
				reads.removeIf((read) -> read.isDone() && read.join() == next);
			}
			connection.rollback();
		}
		assertThat(reads).extracting((read) -> read.join().statusCode()).containsOnly(200).hasSize(3);
	}

	@Test
	void countsNoLogInThatFoundNoPlaceAsFailed() throws SQLException {
		Account ada = this.client.register(false);
		List<CompletableFuture<HttpResponse<String>>> reads;
		try (Connection connection = DATABASE.open(); Statement statement = connection.createStatement()) {
			connection.setAutoCommit(false);
			reads = readMoreThanFit(ada, statement);
			Awaitility.await().until(() -> reads.stream().filter(CompletableFuture::isDone).count() == 5);
			// as many as may fail, and one more
			assertThat(IntStream.rangeClosed(0, 10).map((i) -> logIn(ada))).containsOnly(503);
			connection.rollback();
		}
		assertThat(reads).extracting((read) -> read.join().statusCode()).containsOnly(200, 503);
		assertThat(logIn(ada)).isEqualTo(200);
	}

	private int logIn(Account account) {
		return this.client.login(account.email(), UserClient.PASSWORD, "10.31").statusCode();
	}

	/** Locks the table, so that reads take the connection and all places to wait. */
	private List<CompletableFuture<HttpResponse<String>>> readMoreThanFit(Account account, Statement statement)
			throws SQLException {
		statement.execute("lock table users in access exclusive mode");
		List<CompletableFuture<HttpResponse<String>>> reads = read(account, 1);
		// only then is the connection taken, and not one of the places to wait
		Awaitility.await().until(() -> query(WAITING).equals("1"));
		reads.addAll(read(account, 7));
		return reads;
	}

	private List<CompletableFuture<HttpResponse<String>>> read(Account account, int times) {
		return IntStream.range(0, times)
			.mapToObj((i) -> CompletableFuture
				.supplyAsync(() -> this.client.get("/users/summary/" + account.id(), account), this.threads))
			.collect(Collectors.toCollection(ArrayList::new));
	}

}
