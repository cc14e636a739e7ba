package io.tweebyte.shared.web;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;

import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.contracts.json.ContractJson;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.ProblemDetail;
import org.springframework.http.converter.json.ProblemDetailJacksonMixin;
import org.springframework.web.util.UriUtils;

/** Creates problem documents (RFC 9457). */
public abstract class ProblemDocuments {

	private final JsonMapper json = mapper();

	private final Clock clock;

	protected ProblemDocuments(Clock clock) {
		this.clock = clock;
	}

	public static JsonMapper mapper() {
		return ContractJson.mapper().rebuild().addMixIn(ProblemDetail.class, ProblemDetailJacksonMixin.class).build();
	}

	/** Returns JSON in UTF-8; the path that the client requested may be null. */
	public final byte[] bytes(ApiException failure, String path) {
		return this.json.writeValueAsBytes(problem(failure, path));
	}

	protected final ProblemDetail problem(ApiException failure, String path) {
		ProblemDetail problem = ProblemDetail.forStatus(failure.kind().status());
		problem.setType(URI.create("about:blank"));
		problem.setDetail(failure.getMessage());
		problem.setInstance((path != null) ? uri(path) : null);
		problem.setProperty("timestamp", Instant.now(this.clock));
		if (!failure.errors().isEmpty()) {
			problem.setProperty("errors", failure.errors());
		}
		return problem;
	}

	private static URI uri(String path) {
		try {
			return new URI(path);
		}
		catch (URISyntaxException ex) {
			// two slashes would begin a host
			return URI.create(UriUtils.encodePath(path, StandardCharsets.UTF_8).replaceFirst("^//", "/%2F"));
		}
	}

}
