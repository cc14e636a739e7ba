package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;

import io.swagger.v3.oas.models.media.Schema;

/**
 * The schema of {@link io.tweebyte.contracts.error.Problem}.
 */
final class ProblemSchema {

	private ProblemSchema() {
	}

	@SuppressWarnings("unchecked")
	static Schema<Object> create() {
		Schema<Object> error = object().addProperty("field", typed("string"))
			.addProperty("message", typed("string"))
			.required(List.of("field", "message"));
		return object().addProperty("type", typed("string"))
			.addProperty("title", typed("string"))
			.addProperty("status", typed("integer"))
			.addProperty("detail", typed("string"))
			.addProperty("instance", typed("string"))
			.addProperty("timestamp", typed("string").format("date-time"))
			.addProperty("errors", typed("array").items(error))
			.required(List.of("type", "title", "status", "detail", "instance", "timestamp"));
	}

	@SuppressWarnings("unchecked")
	private static Schema<Object> object() {
		return typed("object");
	}

	@SuppressWarnings("rawtypes")
	private static Schema typed(String type) {
		return new Schema<>().types(Set.of(type));
	}

}
