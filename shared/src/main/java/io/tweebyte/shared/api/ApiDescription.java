package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

import io.swagger.v3.core.converter.ModelConverters;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import io.tweebyte.contracts.error.ErrorKind;
import io.tweebyte.contracts.error.Problem;

import org.springframework.http.HttpStatus;

import static org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE;

/** Adds to a service's OpenAPI document who may call an operation, and how it fails. */
public final class ApiDescription {

	private static final String TOKEN = "token";

	private static final String INTERNAL = "/internal/";

	private final Service service;

	private final Function<String, Set<ErrorKind>> failures;

	/** The function returns the failures of an operation beyond those of all. */
	public ApiDescription(Service service, Function<String, Set<ErrorKind>> failures) {
		this.service = service;
		this.failures = failures;
	}

	public static ApiDescription ofUserService() {
		return new ApiDescription(Service.USER, (operation) -> switch (operation) {
			case "POST /auth/register" -> Set.of(ErrorKind.CONFLICT, ErrorKind.TOO_MANY_REQUESTS);
			case "POST /auth/login" -> Set.of(ErrorKind.UNAUTHENTICATED, ErrorKind.TOO_MANY_REQUESTS);
			case "GET /users/{userId}", "GET /users/summary/{userId}", "GET /users/summary/name/{userName}" ->
				Set.of(ErrorKind.NOT_FOUND);
			case "PUT /users/{userId}" ->
				Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND, ErrorKind.CONFLICT, ErrorKind.TOO_MANY_REQUESTS);
			default -> Set.of();
		});
	}

	public static ApiDescription ofTweetService() {
		return new ApiDescription(Service.TWEET, (operation) -> switch (operation) {
			case "POST /tweets/{userId}", "DELETE /tweets/{tweetId}", "GET /tweets/{userId}/feed" ->
				Set.of(ErrorKind.FORBIDDEN);
			case "PUT /tweets/{tweetId}" ->
				Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND, ErrorKind.PRECONDITION_FAILED);
			case "GET /tweets/{tweetId}", "GET /tweets/{tweetId}/summary", "GET /tweets/user/{userId}",
					"GET /tweets/user/{userId}/summary" ->
				Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND);
			default -> Set.of();
		});
	}

	public static ApiDescription ofInteractionService() {
		return new ApiDescription(Service.INTERACTION, (operation) -> switch (operation) {
			case "GET /follows/{userId}/requests" -> Set.of(ErrorKind.FORBIDDEN);
			case "GET /follows/{userId}/followers/count", "GET /follows/{userId}/following/count" ->
				Set.of(ErrorKind.NOT_FOUND);
			case "GET /recommendations/hashtags" -> Set.of();
			default -> operation.startsWith("DELETE ") || operation.startsWith("GET /recommendations/")
					? Set.of(ErrorKind.FORBIDDEN) : Set.of(ErrorKind.FORBIDDEN, ErrorKind.NOT_FOUND);
		});
	}

	public void complete(OpenAPI api) {
		api.info(new Info().title("tweebyte " + this.service.segment()).version("1"))
			.servers(List.of(new Server().url("/" + this.service.segment()).description("At the gateway")));
		if (api.getComponents() == null) {
			api.components(new Components());
		}
		api.getComponents()
			.addSecuritySchemes(TOKEN,
					new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer").bearerFormat("JWT"));
		ModelConverters.getInstance(true).readAll(Problem.class).forEach(api.getComponents()::addSchemas);
		api.getPaths()
			.forEach((path, item) -> item.readOperationsMap()
				.forEach((method, operation) -> complete(operation, method + " " + path, isOpen(path))));
	}

	private static boolean isOpen(String path) {
		return path.startsWith("/auth/") || path.startsWith("/.well-known/") || path.startsWith(INTERNAL);
	}

	private void complete(Operation operation, String name, boolean open) {
		if (!open) {
			operation.addSecurityItem(new SecurityRequirement().addList(TOKEN));
		}
		Set<ErrorKind> failures = failures(name, open);
		if (operation.getRequestBody() != null) {
			operation.getRequestBody().required(true);
			failures.addAll(Set.of(ErrorKind.CONTENT_TOO_LARGE, ErrorKind.UNSUPPORTED_MEDIA_TYPE));
		}
		for (ErrorKind failure : failures) {
			operation.getResponses().addApiResponse(Integer.toString(failure.status()), response(failure));
		}
	}

	private Set<ErrorKind> failures(String operation, boolean open) {
		Set<ErrorKind> kinds = new TreeSet<>(
				Set.of(ErrorKind.BAD_REQUEST, ErrorKind.NOT_ACCEPTABLE, ErrorKind.SERVICE_UNAVAILABLE));
		kinds.addAll(this.failures.apply(operation));
		if (!open) {
			kinds.add(ErrorKind.UNAUTHENTICATED);
		}
		if (!operation.contains(INTERNAL)) {
			// the gateway refuses any body that is too large
			kinds.add(ErrorKind.CONTENT_TOO_LARGE);
		}
		return kinds;
	}

	private static ApiResponse response(ErrorKind failure) {
		Schema<?> problem = new Schema<>().$ref("#/components/schemas/" + Problem.class.getSimpleName());
		return new ApiResponse().description(HttpStatus.valueOf(failure.status()).getReasonPhrase())
			.content(new Content().addMediaType(APPLICATION_PROBLEM_JSON_VALUE, new MediaType().schema(problem)));
	}

}
