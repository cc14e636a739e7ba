package io.tweebyte.features.openapi;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import io.tweebyte.features.http.ReceivedResponse;
import io.tweebyte.features.http.HttpExchange;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A service's OpenAPI 3.1 document, as the judge of its responses. */
public final class ApiDocument {

	private static final JsonMapper JSON = JsonMapper.shared();

	private final String prefix;

	private final JsonNode root;

	private final List<ApiOperation> operations;

	private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

	/**
	 * Reads a document.
	 * @param prefix the service's segment at the gateway, as in {@code /user-service}
	 * @param text the document
	 */
	public ApiDocument(String prefix, String text) {
		this.prefix = prefix;
		this.root = JSON.readTree(text);
		this.operations = operations();
	}

	private List<ApiOperation> operations() {
		List<ApiOperation> found = new ArrayList<>();
		this.root.required("paths").properties().forEach((path) -> path.getValue().properties().forEach((method) -> {
			String template = this.prefix + path.getKey();
			found.add(ApiOperation.of(method.getKey().toUpperCase(Locale.ROOT), template, responds(method.getValue())));
		}));
		found.sort(Comparator.comparingLong(ApiOperation::variables));
		return found;
	}

	private static Map<Integer, JsonNode> responds(JsonNode operation) {
		Map<Integer, JsonNode> responses = new HashMap<>();
		operation.required("responses")
			.properties()
			.forEach((response) -> responses.put(Integer.valueOf(response.getKey()), response.getValue()));
		return responses;
	}

	/**
	 * All documented pairs of operation and status.
	 * @return as in {@code GET /user-service/users/{userId} 200}
	 */
	public List<String> documented() {
		return this.operations.stream()
			.flatMap((operation) -> operation.responses()
				.keySet()
				.stream()
				.sorted()
				.map((status) -> operation + " " + status))
			.toList();
	}

	/**
	 * The documented pair an exchange belongs to, whether its status is documented or
	 * not.
	 * @param exchange a request and its response
	 * @return operation and status; empty when no documented operation was called
	 */
	public Optional<String> name(HttpExchange exchange) {
		return operation(exchange).map((operation) -> operation + " " + exchange.response().status());
	}

	/**
	 * Holds a response against the document.
	 * @param exchange a request and its response
	 * @return what contradicts the document; empty when nothing does, or when it does not
	 * speak of such a response
	 */
	public List<String> contradictions(HttpExchange exchange) {
		return operation(exchange).map((operation) -> contradictions(operation, exchange.response())).orElse(List.of());
	}

	private Optional<ApiOperation> operation(HttpExchange exchange) {
		return this.operations.stream()
			.filter((operation) -> operation.serves(exchange.call().method(), exchange.call().path()))
			.findFirst();
	}

	private List<String> contradictions(ApiOperation operation, ReceivedResponse response) {
		JsonNode documented = resolved(operation.responses().get(response.status()));
		if (documented == null) {
			return List.of();
		}
		JsonNode content = documented.path("content");
		if (content.isEmpty()) {
			return (response.body().length == 0) ? List.of()
					: List.of("%s %d documents no body".formatted(operation, response.status()));
		}
		return contradictions(operation + " " + response.status(), content, response);
	}

	private List<String> contradictions(String name, JsonNode content, ReceivedResponse response) {
		String mediaType = response.header("Content-Type").orElse("none").split(";")[0].strip();
		JsonNode schema = content.path(mediaType).path("schema");
		if (schema.isMissingNode()) {
			return List.of("%s documents no %s, only %s".formatted(name, mediaType, content.propertyNames()));
		}
		// other media types than JSON are texts
		JsonNode body = mediaType.endsWith("json") ? JSON.readTree(response.body())
				: JSON.getNodeFactory().stringNode(response.text());
		return schema(name, schema).validate(body).stream().map(Error::toString).toList();
	}

	private JsonNode resolved(JsonNode node) {
		return (node != null && node.has("$ref")) ? this.root.at(node.get("$ref").asString().substring(1)) : node;
	}

	/**
	 * The schema, with the document's components beside it so that its references lead
	 * somewhere.
	 */
	private Schema schema(String name, JsonNode schema) {
		return this.schemas.computeIfAbsent(name, (key) -> {
			var whole = JSON.createObjectNode();
			whole.setAll((tools.jackson.databind.node.ObjectNode) schema);
			whole.set("components", this.root.path("components"));
			SchemaRegistry registry = SchemaRegistry.withDefaultDialect(Dialects.getOpenApi31());
			return registry.getSchema(SchemaLocation.of("urn:tweebyte:response"), whole);
		});
	}

}
