package io.tweebyte.shared.api;

import java.util.Map;
import java.util.Set;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.Paths;
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ApiDescriptionTests {

	private final Operation register = operation();

	private final Operation login = operation();

	private final Operation profile = operation();

	private final Operation update = operation();

	private final Operation keys = operation();

	private final OpenAPI api = new OpenAPI().paths(new Paths());

	ApiDescriptionTests() {
		withBody(this.register);
		withBody(this.update);
		this.api.getPaths()
			.addPathItem("/auth/register", new PathItem().post(this.register))
			.addPathItem("/auth/login", new PathItem().post(this.login))
			.addPathItem("/users/{userId}", new PathItem().get(this.profile).put(this.update))
			.addPathItem("/.well-known/jwks.json", new PathItem().get(this.keys));
	}

	@Test
	void namesTheServiceAndWhereItIs() {
		ApiDescription.ofUserService().complete(this.api);
		assertThat(this.api.getInfo().getTitle()).isEqualTo("tweebyte user-service");
		assertThat(this.api.getInfo().getVersion()).isEqualTo("1");
		assertThat(this.api.getServers()).singleElement().satisfies(server -> {
			assertThat(server.getUrl()).isEqualTo("/user-service");
			assertThat(server.getDescription()).isNotBlank();
		});
	}

	@Test
	void asksForATokenWhereOneIsNeeded() {
		ApiDescription.ofUserService().complete(this.api);
		SecurityScheme scheme = this.api.getComponents().getSecuritySchemes().get("token");
		assertThat(scheme.getType()).isEqualTo(SecurityScheme.Type.HTTP);
		assertThat(scheme.getScheme()).isEqualTo("bearer");
		assertThat(scheme.getBearerFormat()).isEqualTo("JWT");
		assertThat(this.profile.getSecurity()).containsExactly(new SecurityRequirement().addList("token"));
		assertThat(this.update.getSecurity()).hasSize(1);
		assertThat(this.login.getSecurity()).isNull();
		assertThat(this.keys.getSecurity()).isNull();
	}

	@Test
	void listsEveryWayToFail() {
		ApiDescription.ofUserService().complete(this.api);
		assertThat(this.register.getResponses()).containsOnlyKeys("200", "400", "406", "409", "413", "415", "429",
				"503");
		assertThat(this.login.getResponses()).containsOnlyKeys("200", "400", "401", "406", "413", "415", "429", "503");
		assertThat(this.profile.getResponses()).containsOnlyKeys("200", "400", "401", "404", "406", "413", "415",
				"503");
		assertThat(this.update.getResponses()).containsOnlyKeys("200", "400", "401", "403", "404", "406", "409", "413",
				"415", "429", "503");
		assertThat(this.keys.getResponses()).containsOnlyKeys("200", "400", "406", "413", "415", "503");
	}

	@Test
	void describesAFailureAsAProblem() {
		new ApiDescription(Service.USER, Map.of("GET /users/{userId}", Set.of(ErrorKind.PRECONDITION_FAILED)))
			.complete(this.api);
		ApiResponse response = this.profile.getResponses().get("412");
		assertThat(response.getDescription()).isEqualTo("Precondition Failed");
		assertThat(response.getContent().get("application/problem+json").getSchema().get$ref())
			.isEqualTo("#/components/schemas/Problem");
		Schema<?> problem = this.api.getComponents().getSchemas().get("Problem");
		assertThat(problem.getTypes()).containsExactly("object");
		assertThat(problem.getProperties()).containsOnlyKeys("type", "title", "status", "detail", "instance",
				"timestamp", "errors");
		assertThat(problem.getRequired()).containsExactlyInAnyOrder("type", "title", "status", "detail", "instance",
				"timestamp");
		assertThat(problem.getProperties().get("status").getTypes()).containsExactly("integer");
		assertThat(problem.getProperties().get("timestamp").getFormat()).isEqualTo("date-time");
		Schema<?> error = problem.getProperties().get("errors").getItems();
		assertThat(error.getProperties()).containsOnlyKeys("field", "message");
		assertThat(error.getRequired()).containsExactlyInAnyOrder("field", "message");
	}

	@Test
	void describesABodyInEachMediaTypeInOneOrder() {
		Schema<?> form = this.update.getRequestBody().getContent().get("*/*").getSchema();
		ApiDescription.ofUserService().complete(this.api);
		assertThat(this.update.getRequestBody().getRequired()).isTrue();
		Content content = this.update.getRequestBody().getContent();
		assertThat(content.keySet()).containsExactly("application/json", "application/x-www-form-urlencoded",
				"multipart/form-data");
		assertThat(content.values()).allSatisfy(media -> assertThat(media.getSchema()).isSameAs(form));
		assertThat(this.register.getRequestBody().getContent().keySet())
			.containsExactly("application/x-www-form-urlencoded", "multipart/form-data");
		assertThat(this.login.getRequestBody()).isNull();
	}

	@Test
	void keepsWhatIsDescribedAlready() {
		this.api.components(new Components().addSchemas("UserSummary", new Schema<>()));
		ApiDescription.ofUserService().complete(this.api);
		assertThat(this.api.getComponents().getSchemas()).containsOnlyKeys("UserSummary", "Problem");
		assertThat(this.profile.getResponses().get("200").getDescription()).isEqualTo("as generated");
	}

	private static Operation operation() {
		return new Operation()
			.responses(new ApiResponses().addApiResponse("200", new ApiResponse().description("as generated")));
	}

	private static void withBody(Operation operation) {
		MediaType any = new MediaType().schema(new Schema<>());
		operation.requestBody(new RequestBody().content(new Content().addMediaType("*/*", any)));
	}

}
