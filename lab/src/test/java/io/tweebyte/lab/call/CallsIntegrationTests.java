package io.tweebyte.lab.call;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

import io.tweebyte.lab.call.CallShape.Refused;
import io.tweebyte.lab.work.Outcome;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/** What is counted of calls, with the server in a process of its own. */
class CallsIntegrationTests {

	private static final CallSource SOURCE = new CallSource(20);

	@AfterAll
	static void close() throws IOException {
		SOURCE.close();
	}

	@Test
	void countsWhatTheServerHasServed() throws Exception {
		Outcome outcome = LoopCalls.sequence(SOURCE.begin(CallShape.sequence(20)));
		assertThat(outcome).isEqualTo(LoopCalls.sequence(SOURCE.begin(CallShape.sequence(20))));
		assertThat(outcome.taken()).isEqualTo(4);
		assertThat(outcome.delivered()).isEqualTo(4);
		assertThat(outcome.open()).isZero();
		Calls again = SOURCE.begin(CallShape.sequence(20));
		again.call(0);
		assertThat(LoopCalls.sequence(again).differenceTo(outcome)).startsWith("took 5 items instead of 4");
	}

	@Test
	void findsACallThatWasNotMade() throws Exception {
		Outcome outcome = LoopCalls.sequence(SOURCE.begin(CallShape.sequence(20)));
		Calls calls = SOURCE.begin(CallShape.sequence(20));
		for (int number = 0; number < 3; number++) {
			calls.keep(number, calls.call(number));
		}
		calls.keep(3, calls.call(2));
		assertThat(calls.outcome().differenceTo(outcome)).isEqualTo("delivered other items, or in another order");
	}

	@Test
	void findsMoreCallsAtOnceThanAllowed() throws Exception {
		Calls calls = SOURCE.begin(new CallShape(8, 10, Duration.ofMillis(200), 4, Refused.NONE));
		List<CompletableFuture<Long>> all = IntStream.range(0, 8).mapToObj(calls::callLater).toList();
		all.forEach(CompletableFuture::join);
		assertThatIllegalStateException().isThrownBy(calls::outcome)
			.withMessage("8 calls were in progress at once instead of 4.");
	}

	@Test
	void findsAFanOutThatCallsOneAfterTheOther() throws Exception {
		Calls calls = SOURCE.begin(CallShape.fanOut(4));
		assertThatIllegalStateException().isThrownBy(() -> LoopCalls.sequence(calls))
			.withMessage("1 calls were in progress at once instead of 4.");
	}

	@Test
	void findsBodiesThatAreNotRead() throws Exception {
		Calls calls = SOURCE.begin(CallShape.sequence(20));
		try (HttpClient client = HttpClient.newHttpClient()) {
			client.send(HttpRequest.newBuilder(calls.uri(0)).build(), BodyHandlers.discarding());
		}
		assertThatIllegalStateException().isThrownBy(calls::outcome)
			.withMessage("The server has sent 1,024 bytes of bodies, and 0 were received.");
	}

	@Test
	void replacesEveryTenthCall() throws Exception {
		Calls calls = SOURCE.begin(CallShape.recover(20));
		assertThatExceptionOfType(CallRefusedException.class).isThrownBy(() -> calls.call(19))
			.withMessage("Status 500");
		assertThat(new FutureCalls().recover(SOURCE.begin(CallShape.recover(20))).delivered()).isEqualTo(20);
	}

	@Test
	void endsItsServer() throws Exception {
		URI address;
		try (CallSource source = new CallSource(20)) {
			address = source.address();
		}
		assertThatExceptionOfType(ConnectException.class).isThrownBy(() -> {
			try (HttpClient client = HttpClient.newHttpClient()) {
				client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.discarding());
			}
		});
	}

}
