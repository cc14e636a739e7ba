package io.tweebyte.launcher.race;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.function.BooleanSupplier;

import io.tweebyte.servers.process.Pause;
import io.tweebyte.testsupport.RawServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class BackgroundStreamsTests {

	private static final StreamsRequest TWO = new StreamsRequest(2, "secret", "01234567-89ab-cdef-0123-456789abcdef");

	private RawServer gateway;

	private BackgroundStreams streams;

	@BeforeEach
	void start() {
		this.gateway = RawServer.start((request, connection) -> connection.respond("200 OK", "event:end\n\n"));
		this.streams = new BackgroundStreams(URI.create(this.gateway.address()), Duration.ofMinutes(1));
	}

	@AfterEach
	void stop() throws IOException {
		this.streams.close();
		this.gateway.close();
	}

	@Test
	void sendsWhatAClientOfTheAssistantSends() {
		this.streams.keep(TWO);
		awaitThat(() -> this.streams.watch().ended() > 2);
		RawServer.Request request = this.gateway.requests().getFirst();
		assertThat(request.method()).isEqualTo("POST");
		assertThat(request.target()).isEqualTo("/tweet-service/tweets/assistant/summary");
		assertThat(request.header("Authorization")).isEqualTo("Bearer secret");
		assertThat(request.header("Accept")).isEqualTo("text/event-stream");
		assertThat(this.streams.watch().first()).isPositive();
	}

	@Test
	void keepsAsManyOpenAsAreWanted() {
		this.gateway.respond((request, connection) -> connection.readBody());
		this.streams.keep(TWO);
		awaitThat(() -> this.streams.watch().open() == 2 && this.gateway.requests().size() == 2);
		this.streams.keep(new StreamsRequest(5, TWO.token(), TWO.author()));
		awaitThat(() -> this.streams.watch().open() == 5 && this.gateway.requests().size() == 5);
	}

	@Test
	void reportsWhyStreamsFail() {
		this.gateway.respond((request, connection) -> connection.respond("429 Too Many Requests", "{}"));
		this.streams.keep(TWO);
		awaitThat(() -> this.streams.watch().failed() > 0);
		assertThat(this.streams.watch().problem()).isEqualTo("The gateway responds with 429.");
		assertThat(this.streams.watch().ended()).isZero();
	}

	@Test
	void countsBrokenSummariesAsFailed() {
		this.gateway.respond((request, connection) -> connection.respond("200 OK", "event:text\n\nevent:error\n\n"));
		this.streams.keep(TWO);
		awaitThat(() -> "A summary ended with an error.".equals(this.streams.watch().problem()));
		this.gateway.respond((request, connection) -> connection.respond("200 OK", "event:text\n\n"));
		awaitThat(() -> "A summary was broken off.".equals(this.streams.watch().problem()));
		assertThat(this.streams.watch().ended()).isZero();
	}

	@Test
	void endsWhenNoPageWatches() {
		BackgroundStreams unwatched = new BackgroundStreams(URI.create(this.gateway.address()), Duration.ZERO);
		unwatched.keep(TWO);
		awaitThat(() -> unwatched.watch().open() == 0);
		int sent = this.gateway.requests().size();
		assertThat(sent).isLessThanOrEqualTo(2);
		unwatched.close();
	}

	private static void awaitThat(BooleanSupplier condition) {
		assertThat(Pause.until(condition, Duration.ofSeconds(30), Duration.ofMillis(20))).isTrue();
	}

}
