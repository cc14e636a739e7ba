package io.tweebyte.contracts.error;

import java.time.Instant;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.swagger.v3.oas.annotations.media.Schema;

/**
 * The body of every error response: a problem document of RFC 9457.
 *
 * @param type always {@code about:blank}: the status states the kind of problem
 * @param instance the path of the request as the client wrote it, without the query
 * @param errors of one source (path and query, or body), sorted by field; may be absent
 */
@Schema(requiredProperties = { "type", "title", "status", "detail", "instance", "timestamp" })
public record Problem(String type, String title, int status, String detail, String instance, Instant timestamp,
		@JsonInclude(JsonInclude.Include.NON_EMPTY) List<FieldError> errors) {
}
