package io.tweebyte.shared.api;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.swagger.v3.core.converter.ModelConverters;
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
import io.tweebyte.contracts.error.Problem;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.customizers.OperationCustomizer;

import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.method.HandlerMethod;

import static org.springframework.http.MediaType.APPLICATION_PROBLEM_JSON_VALUE;

/** Adds to a service's OpenAPI document who may call an operation, and how it fails. */
public final class ApiDescription implements OpenApiCustomizer, OperationCustomizer {

	private static final String TOKEN = "token";

	private final String service;

	ApiDescription(@Value("${spring.application.name}") String service) {
		this.service = service;
	}

	/** Adds the failures that the annotations of a handler name. */
	@Override
	public Operation customize(Operation operation, HandlerMethod handler) {
		if (handler.hasMethodAnnotation(PreAuthorize.class)) {
			add(operation, HttpStatus.FORBIDDEN);
		}
		FailsWith failures = handler.getMethodAnnotation(FailsWith.class);
		if (failures != null) {
			IntStream.of(failures.value()).forEach((status) -> add(operation, HttpStatus.valueOf(status)));
		}
		return operation;
	}

	@Override
	public void customise(OpenAPI api) {
		api.info(new Info().title("tweebyte " + this.service).version("1"))
			.servers(List.of(new Server().url("/" + this.service).description("At the gateway")));
		api.getComponents()
			.addSecuritySchemes(TOKEN,
					new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer").bearerFormat("JWT"));
		ModelConverters.getInstance(true).readAll(Problem.class).forEach(api.getComponents()::addSchemas);
		api.getPaths().forEach((path, item) -> item.readOperations().forEach((operation) -> complete(operation, path)));
	}

	private static boolean isOpen(String path) {
		return path.startsWith("/auth/") || path.startsWith("/.well-known/") || GatewayPaths.isInternal(path);
	}

	private static void complete(Operation operation, String path) {
		Stream.of(HttpStatus.BAD_REQUEST, HttpStatus.NOT_ACCEPTABLE, HttpStatus.SERVICE_UNAVAILABLE)
			.forEach((status) -> add(operation, status));
		if (!isOpen(path)) {
			operation.addSecurityItem(new SecurityRequirement().addList(TOKEN));
			add(operation, HttpStatus.UNAUTHORIZED);
		}
		if (operation.getRequestBody() != null) {
			operation.getRequestBody().required(true);
			add(operation, HttpStatus.UNSUPPORTED_MEDIA_TYPE);
		}
		if (operation.getRequestBody() != null || !GatewayPaths.isInternal(path)) {
			// the gateway refuses any body that is too large
			add(operation, HttpStatus.CONTENT_TOO_LARGE);
		}
	}

	private static void add(Operation operation, HttpStatus failure) {
		Schema<?> problem = new Schema<>().$ref("#/components/schemas/" + Problem.class.getSimpleName());
		Content content = new Content().addMediaType(APPLICATION_PROBLEM_JSON_VALUE, new MediaType().schema(problem));
		operation.getResponses()
			.addApiResponse(Integer.toString(failure.value()),
					new ApiResponse().description(failure.getReasonPhrase()).content(content));
	}

}
