package io.tweebyte.shared.api;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Problem;
import io.tweebyte.shared.api.Operation.Access;

/**
 * Completes the OpenAPI document that a service generates from its controllers with what
 * holds for every operation of a kind: who may call it, what it reads, and how it fails.
 */
public final class ApiDescription {

	private static final String TOKEN = "token";

	private static final String PROBLEM = "Problem";

	private static final Set<ErrorKind> ALWAYS = Set.of(ErrorKind.BAD_REQUEST, ErrorKind.NOT_ACCEPTABLE,
			ErrorKind.CONTENT_TOO_LARGE, ErrorKind.UNSUPPORTED_MEDIA_TYPE, ErrorKind.SERVICE_UNAVAILABLE);

	private final Service service;

	private final Map<String, Set<ErrorKind>> failures;

	/**
	 * Creates the description of a service.
	 * @param failures the failures of single operations, as
	 * {@code PUT /users/&#123;userId&#125;}, beyond those of all
	 */
	public ApiDescription(Service service, Map<String, Set<ErrorKind>> failures) {
		this.service = service;
		this.failures = failures;
	}

	/**
	 * Describes the user service.
	 */
	public static ApiDescription ofUserService() {
		return new ApiDescription(Service.USER, Map.of("POST /auth/register", Set.of(ErrorKind.CONFLICT),
				"POST /auth/login", Set.of(ErrorKind.UNAUTHENTICATED), "GET /users/{userId}",
				Set.of(ErrorKind.NOT_FOUND), "GET /users/summary/{userId}", Set.of(ErrorKind.NOT_FOUND),
				"GET /users/summary/name/{userName}", Set.of(ErrorKind.NOT_FOUND), "PUT /users/{userId}",
				Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND, ErrorKind.CONFLICT, ErrorKind.TOO_MANY_REQUESTS)));
	}

	/**
	 * Describes the tweet service.
	 */
	public static ApiDescription ofTweetService() {
		return new ApiDescription(Service.TWEET, Map.ofEntries(
				Map.entry("POST /tweets/{userId}", Set.of(ErrorKind.FORBIDDEN)),
				Map.entry("PUT /tweets/{tweetId}",
						Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND, ErrorKind.PRECONDITION_FAILED)),
				Map.entry("DELETE /tweets/{tweetId}", Set.of(ErrorKind.FORBIDDEN)),
				Map.entry("GET /tweets/{tweetId}", Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND)),
				Map.entry("GET /tweets/{userId}/feed", Set.of(ErrorKind.FORBIDDEN)),
				Map.entry("GET /tweets/user/{userId}", Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND)),
				Map.entry("GET /tweets/{tweetId}/summary", Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND)),
				Map.entry("GET /tweets/user/{userId}/summary", Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND))));
	}

	/**
	 * Describes the interaction service.
	 */
	public static ApiDescription ofInteractionService() {
		Set<ErrorKind> own = Set.of(ErrorKind.FORBIDDEN);
		Set<ErrorKind> visible = Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND);
		Map<String, Set<ErrorKind>> failures = new HashMap<>();
		Operations.list()
			.stream()
			.filter(operation -> operation.service() == Service.INTERACTION)
			.forEach(operation -> {
				boolean deletes = operation.method().equals("DELETE");
				boolean recommends = operation.template().startsWith("/recommendations/{userId}");
				failures.put(operation.method() + " " + operation.template(), (deletes || recommends) ? own : visible);
			});
		failures.put("GET /follows/{userId}/requests", own);
		failures.put("GET /follows/{userId}/followers/count", Set.of(ErrorKind.NOT_FOUND));
		failures.put("GET /follows/{userId}/following/count", Set.of(ErrorKind.NOT_FOUND));
		failures.put("GET /recommendations/hashtags", Set.of());
		return new ApiDescription(Service.INTERACTION, failures);
	}

	/**
	 * Completes a document.
	 */
	public void complete(OpenAPI api) {
		api.info(new Info().title("tweebyte " + this.service.segment()).version("1"))
			.servers(List.of(new Server().url("/" + this.service.segment()).description("At the gateway")));
		if (api.getComponents() == null) {
			api.components(new Components());
		}
		api.getComponents()
			.addSecuritySchemes(TOKEN,
					new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer").bearerFormat("JWT"))
			.addSchemas(PROBLEM, ProblemSchema.create());
		Operations.list().stream().filter(operation -> operation.service() == this.service).forEach(operation -> {
			PathItem path = api.getPaths().get(operation.template());
			if (path != null) {
				complete(path.readOperationsMap().get(PathItem.HttpMethod.valueOf(operation.method())), operation);
			}
		});
	}

	private void complete(io.swagger.v3.oas.models.Operation documented, Operation operation) {
		if (operation.access() == Access.TOKEN) {
			documented.addSecurityItem(new SecurityRequirement().addList(TOKEN));
		}
		if (documented.getRequestBody() != null) {
			documented.setRequestBody(body(documented.getRequestBody(), operation));
		}
		for (ErrorKind failure : failures(operation)) {
			documented.getResponses().addApiResponse(Integer.toString(failure.status()), response(failure));
		}
	}

	private Set<ErrorKind> failures(Operation operation) {
		Set<ErrorKind> kinds = new TreeSet<>(ALWAYS);
		kinds.addAll(this.failures.getOrDefault(operation.method() + " " + operation.template(), Set.of()));
		if (operation.access() == Access.TOKEN) {
			kinds.add(ErrorKind.UNAUTHENTICATED);
		}
		if (operation.access() == Access.OPEN_LIMITED) {
			kinds.add(ErrorKind.TOO_MANY_REQUESTS);
		}
		return kinds;
	}

	private static ApiResponse response(ErrorKind failure) {
		Schema<?> problem = new Schema<>().$ref("#/components/schemas/" + PROBLEM);
		return new ApiResponse().description(failure.title())
			.content(new Content().addMediaType(Problem.MEDIA_TYPE, new MediaType().schema(problem)));
	}

	/**
	 * The body in each media type that the operation reads.
	 */
	private static RequestBody body(RequestBody documented, Operation operation) {
		MediaType described = documented.getContent().values().iterator().next();
		Content content = new Content();
		// in one order, so that both backends write the same document
		new TreeSet<>(operation.consumes())
			.forEach(type -> content.addMediaType(type, new MediaType().schema(described.getSchema())));
		return documented.required(true).content(content);
	}

}
