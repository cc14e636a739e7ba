package io.tweebyte.contracts.error;

import java.time.Instant;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * The body of every error response: a problem document of RFC 9457, media type
 * {@value #MEDIA_TYPE}.
 *
 * @param type always {@code about:blank}: the status says what kind of problem it is
 * @param title the status phrase
 * @param status the HTTP status, repeated
 * @param detail an English sentence for the person who reads the response
 * @param instance the path of the request as the client wrote it, without the query
 * @param timestamp when the problem was noticed, in UTC
 * @param errors all problems of one source (path and query, or body), sorted by field;
 * absent when no single field is to blame
 */
@JsonPropertyOrder({ "type", "title", "status", "detail", "instance", "timestamp", "errors" })
public record Problem(@JsonProperty("type") String type, @JsonProperty("title") String title,
		@JsonProperty("status") int status, @JsonProperty("detail") String detail,
		@JsonProperty("instance") String instance, @JsonProperty("timestamp") Instant timestamp,
		@JsonProperty("errors") @JsonInclude(JsonInclude.Include.NON_EMPTY) List<FieldError> errors) {

	/** The media type of a problem document. */
	public static final String MEDIA_TYPE = "application/problem+json";

	/**
	 * Describes a failure.
	 * @param failure what went wrong
	 * @param instance the path as the client wrote it
	 * @param timestamp when it was noticed
	 * @return the document
	 */
	public static Problem of(ApiException failure, String instance, Instant timestamp) {
		ErrorKind kind = failure.kind();
		return new Problem("about:blank", kind.title(), kind.status(), failure.getMessage(), instance, timestamp,
				failure.errors());
	}

}
