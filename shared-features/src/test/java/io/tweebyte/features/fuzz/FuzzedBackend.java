package io.tweebyte.features.fuzz;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpCall;
import io.tweebyte.features.http.HttpCaller;
import io.tweebyte.features.http.HttpExchange;
import io.tweebyte.testsupport.IssuedToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.awaitility.Awaitility.await;

/**
 * One of the backends that get the same requests, with its own names for what it made.
 */
final class FuzzedBackend implements AutoCloseable {

	private static final int UNAVAILABLE = 503;

	private static final Duration PATIENCE = Duration.ofSeconds(30);

	private static final Pattern NEXT = Pattern.compile("before=([A-Za-z0-9_-]+)");

	private static final JsonMapper JSON = JsonMapper.shared();

	private final String name;

	private final HttpCaller caller;

	private final Labels labels = new Labels();

	FuzzedBackend(String name, HttpCaller caller) {
		this.name = name;
		this.caller = caller;
	}

	/**
	 * Sends a request. What is only read is read again while a cold service makes the
	 * response incomplete.
	 * @param planned the request
	 * @return the request as it was sent, and its response
	 */
	HttpExchange send(PlannedRequest planned) {
		HttpCall call = call(planned);
		if (!planned.method().equals("GET")) {
			return this.caller.send(call);
		}
		AtomicReference<HttpExchange> last = new AtomicReference<>();
		// most are whole at once, and hundreds of delays add up
		await().pollDelay(Duration.ZERO).atMost(PATIENCE).until(() -> {
			last.set(this.caller.send(call));
			return isWhole(last.get().response());
		});
		return last.get();
	}

	private static boolean isWhole(ReceivedResponse response) {
		return response.status() != UNAVAILABLE && response.header("X-Degraded").isEmpty();
	}

	private HttpCall call(PlannedRequest planned) {
		HttpCall call = HttpCall.of(planned.method() + " " + this.labels.fill(planned.target()));
		for (var header : planned.headers()) {
			call = call.header(header.name(), this.labels.fill(header.value()));
		}
		byte[] body = (planned.body() != null) ? this.labels.fill(planned.body()).getBytes(StandardCharsets.UTF_8)
				: null;
		return new HttpCall(call.method(), call.target(), call.headers(), body);
	}

	ComparedResponse compared(ReceivedResponse response) {
		return ComparedResponse.of(response, this.labels);
	}

	/**
	 * Whether a response tells the id of a thing that this backend has not named yet.
	 * @param response a successful response
	 * @return false for a thing that was there before
	 */
	boolean isNew(ReceivedResponse response) {
		return !this.labels.knows(id(response));
	}

	/**
	 * Names what a successful response has made.
	 * @param kind what it is; with a {@code user} comes a {@code token} of the same
	 * number
	 * @param number its number
	 * @param response the response
	 */
	void name(String kind, int number, ReceivedResponse response) {
		this.labels.name(kind + "." + number, id(response));
		JsonNode token = JSON.readTree(response.body()).path("token");
		if (!token.isMissingNode()) {
			this.labels.name("token." + number, token.asString());
		}
	}

	private static String id(ReceivedResponse response) {
		JsonNode body = JSON.readTree(response.body());
		JsonNode first = body.isArray() ? body.path(0) : body;
		return first.has("token") ? IssuedToken.read(first.get("token").asString()).userId().toString()
				: first.path("id").asString("none");
	}

	/**
	 * Names the cursor of the next page.
	 * @param number its number
	 * @param response a page that is not the last one
	 */
	void nameCursor(int number, ReceivedResponse response) {
		this.labels.name("cursor." + number, cursor(response).orElseThrow());
	}

	static Optional<String> cursor(ReceivedResponse response) {
		return response.header("Link").map(NEXT::matcher).filter(Matcher::find).map((next) -> next.group(1));
	}

	@Override
	public String toString() {
		return this.name;
	}

	@Override
	public void close() {
		this.caller.close();
	}

}
