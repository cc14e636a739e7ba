package io.tweebyte.shared.api;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.PathItem;
import io.swagger.v3.oas.models.Paths;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.parameters.RequestBody;
import io.swagger.v3.oas.models.responses.ApiResponse;
import io.swagger.v3.oas.models.responses.ApiResponses;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.tweebyte.shared.token.AsYourself;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.method.HandlerMethod;

import static org.assertj.core.api.Assertions.assertThat;

class ApiDescriptionTests {

	private final Operation register = operation().requestBody(new RequestBody());

	private final Operation login = operation().requestBody(new RequestBody());

	private final Operation profile = operation();

	private final Operation update = operation().requestBody(new RequestBody());

	private final Operation keys = operation();

	private final OpenAPI api = new OpenAPI().paths(new Paths()).components(new Components());

	ApiDescriptionTests() {
		this.api.getPaths()
			.addPathItem("/auth/register", new PathItem().post(this.register))
			.addPathItem("/auth/login", new PathItem().post(this.login))
			.addPathItem("/users/{userId}", new PathItem().get(this.profile).put(this.update))
			.addPathItem("/.well-known/jwks.json", new PathItem().get(this.keys));
	}

	@Test
	void namesTheServiceAndWhereItIs() {
		new ApiDescription("user-service").customise(this.api);
		assertThat(this.api.getInfo().getTitle()).isEqualTo("tweebyte user-service");
		assertThat(this.api.getInfo().getVersion()).isEqualTo("1");
		assertThat(this.api.getServers()).singleElement().satisfies(server -> {
			assertThat(server.getUrl()).isEqualTo("/user-service");
			assertThat(server.getDescription()).isNotBlank();
		});
	}

	@Test
	void asksForATokenWhereOneIsNeeded() {
		new ApiDescription("user-service").customise(this.api);
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
	void listsHowAllOperationsFail() {
		new ApiDescription("user-service").customise(this.api);
		assertThat(this.register.getResponses()).containsOnlyKeys("200", "400", "406", "413", "415", "503");
		assertThat(this.profile.getResponses()).containsOnlyKeys("200", "400", "401", "406", "413", "503");
		assertThat(this.update.getResponses()).containsOnlyKeys("200", "400", "401", "406", "413", "415", "503");
		assertThat(this.keys.getResponses()).containsOnlyKeys("200", "400", "406", "413", "503");
	}

	@Test
	void describesAFailureAsAProblem() {
		new ApiDescription("user-service").customise(this.api);
		ApiResponse response = this.profile.getResponses().get("406");
		assertThat(response.getDescription()).isEqualTo("Not Acceptable");
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
		assertThat(problem.getProperties().get("errors").getItems().get$ref())
			.isEqualTo("#/components/schemas/FieldError");
		Schema<?> error = this.api.getComponents().getSchemas().get("FieldError");
		assertThat(error.getProperties()).containsOnlyKeys("field", "message");
		assertThat(error.getRequired()).containsExactlyInAnyOrder("field", "message");
	}

	@Test
	void describesEachOperationOfTheDocument() {
		Operation search = operation();
		Operation internal = operation();
		this.api.getPaths()
			.addPathItem("/users/search/{term}", new PathItem().get(search).head(search))
			.addPathItem("/internal/users/summaries", new PathItem().post(internal));
		new ApiDescription("user-service").customise(this.api);
		assertThat(search.getResponses()).containsOnlyKeys("200", "400", "401", "406", "413", "503");
		assertThat(internal.getResponses()).containsOnlyKeys("200", "400", "406", "503");
		assertThat(internal.getSecurity()).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "read, 200", "edit, 200 404 412", "post, 200 403", "answer, 200 403 404" })
	void addsTheFailuresThatAHandlerNames(String name, String statuses) throws NoSuchMethodException {
		HandlerMethod handler = new HandlerMethod(new Handlers(), Handlers.class.getDeclaredMethod(name));
		Operation operation = new ApiDescription("user-service").customize(operation(), handler);
		assertThat(operation.getResponses()).containsOnlyKeys(statuses.split(" "));
	}

	@Test
	void keepsWhatIsDescribedAlready() {
		this.api.components(new Components().addSchemas("UserSummary", new Schema<>()));
		new ApiDescription("user-service").customise(this.api);
		assertThat(this.api.getComponents().getSchemas()).containsOnlyKeys("UserSummary", "Problem", "FieldError");
		assertThat(this.profile.getResponses().get("200").getDescription()).isEqualTo("as generated");
	}

	private static Operation operation() {
		return new Operation()
			.responses(new ApiResponses().addApiResponse("200", new ApiResponse().description("as generated")));
	}

	static class Handlers {

		void read() {
		}

		@FailsWith({ 404, 412 })
		void edit() {
		}

		@AsYourself
		void post() {
		}

		@PreAuthorize("false")
		@FailsWith(404)
		void answer() {
		}

	}

}
