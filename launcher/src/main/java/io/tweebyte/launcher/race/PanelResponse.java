package io.tweebyte.launcher.race;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.util.Map;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import tools.jackson.databind.json.JsonMapper;

/** A response of the race panel, with the headers that each of them has. */
record PanelResponse(int status, String type, byte[] body) {

	private static final JsonMapper JSON = JsonMapper.builder().build();

	/** As that of the live page, but pages of this machine may frame it. */
	private static final String POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; "
			+ "form-action 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; "
			+ "frame-ancestors http://localhost:* http://127.0.0.1:*";

	/** A file in the folder {@code race} of the class path. */
	static PanelResponse file(String name, String type) {
		try (InputStream file = PanelResponse.class.getResourceAsStream("/race/" + name)) {
			return new PanelResponse(HttpURLConnection.HTTP_OK, type + ";charset=UTF-8", file.readAllBytes());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The file %s of the race panel cannot be read".formatted(name), ex);
		}
	}

	static PanelResponse json(Object value) {
		return new PanelResponse(HttpURLConnection.HTTP_OK, "application/json", JSON.writeValueAsBytes(value));
	}

	static PanelResponse refusal(PanelRefusal refusal) {
		return new PanelResponse(refusal.status(), "application/problem+json",
				JSON.writeValueAsBytes(Map.of("status", refusal.status(), "detail", refusal.getMessage())));
	}

	void send(HttpExchange exchange) throws IOException {
		Headers headers = exchange.getResponseHeaders();
		headers.set("Content-Type", this.type);
		headers.set("Content-Security-Policy", POLICY);
		headers.set("Cross-Origin-Resource-Policy", "same-origin");
		headers.set("X-Content-Type-Options", "nosniff");
		headers.set("Referrer-Policy", "no-referrer");
		headers.set("Cache-Control", "no-store");
		exchange.sendResponseHeaders(this.status, this.body.length);
		exchange.getResponseBody().write(this.body);
	}

}
