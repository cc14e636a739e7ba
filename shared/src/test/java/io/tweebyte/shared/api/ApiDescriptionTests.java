package io.tweebyte.shared.api;

import java.util.List;
import java.util.Set;

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
import io.tweebyte.contracts.error.ErrorKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class ApiDescriptionTests {

	private final Operation register = operation().requestBody(new RequestBody());

	private final Operation login = operation().requestBody(new RequestBody());

	private final Operation profile = operation();

	private final Operation update = operation().requestBody(new RequestBody());

	private final Operation keys = operation();

	private final OpenAPI api = new OpenAPI().paths(new Paths());

	ApiDescriptionTests() {
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
		assertThat(this.profile.getResponses()).containsOnlyKeys("200", "400", "401", "404", "406", "413", "503");
		assertThat(this.update.getResponses()).containsOnlyKeys("200", "400", "401", "403", "404", "406", "409", "413",
				"415", "429", "503");
		assertThat(this.keys.getResponses()).containsOnlyKeys("200", "400", "406", "413", "503");
	}

	@Test
	void describesAFailureAsAProblem() {
		new ApiDescription(Service.USER, (operation) -> operation.equals("GET /users/{userId}")
				? Set.of(ErrorKind.PRECONDITION_FAILED) : Set.of())
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
		ApiDescription.ofUserService().complete(this.api);
		assertThat(search.getResponses()).containsOnlyKeys("200", "400", "401", "406", "413", "503");
		assertThat(internal.getResponses()).containsOnlyKeys("200", "400", "406", "503");
		assertThat(internal.getSecurity()).isNull();
	}

	@Test
	void knowsHowOperationsOnTweetsFail() {
		Operation edit = operation().requestBody(new RequestBody());
		Operation search = operation();
		this.api.paths(new Paths().addPathItem("/tweets/{tweetId}", new PathItem().put(edit))
			.addPathItem("/tweets/search/{term}", new PathItem().get(search)));
		ApiDescription.ofTweetService().complete(this.api);
		assertThat(edit.getResponses()).containsOnlyKeys("200", "400", "401", "403", "404", "406", "412", "413", "415",
				"503");
		assertThat(search.getResponses()).containsOnlyKeys("200", "400", "401", "406", "413", "503");
	}

	@ParameterizedTest
	@CsvSource({ "/follows/{userId}/requests, 403", "/follows/{userId}/followers/count, 404",
			"/follows/{userId}/following/count, 404", "/recommendations/hashtags, ''",
			"/recommendations/{userId}/follow, 403", "/likes/tweet/{tweetId}, 403 404" })
	void knowsHowReadsOfInteractionsFail(String path, String statuses) {
		Operation read = operation();
		this.api.paths(new Paths().addPathItem(path, new PathItem().get(read)));
		ApiDescription.ofInteractionService().complete(this.api);
		List<String> always = List.of("200", "400", "401", "406", "413", "503");
		assertThat(read.getResponses().keySet()).filteredOn((status) -> !always.contains(status))
			.isEqualTo(statuses.isEmpty() ? List.of() : List.of(statuses.split(" ")));
		assertThat(read.getResponses().keySet()).containsAll(always);
	}

	@Test
	void knowsHowWritesOfInteractionsFail() {
		Operation follow = operation();
		Operation unfollow = operation();
		this.api.paths(new Paths().addPathItem("/follows/{userId}/{followedId}",
				new PathItem().post(follow).delete(unfollow)));
		ApiDescription.ofInteractionService().complete(this.api);
		assertThat(follow.getResponses()).containsKeys("403", "404");
		assertThat(unfollow.getResponses()).containsKey("403").doesNotContainKey("404");
	}

	@Test
	void keepsWhatIsDescribedAlready() {
		this.api.components(new Components().addSchemas("UserSummary", new Schema<>()));
		ApiDescription.ofUserService().complete(this.api);
		assertThat(this.api.getComponents().getSchemas()).containsOnlyKeys("UserSummary", "Problem", "FieldError");
		assertThat(this.profile.getResponses().get("200").getDescription()).isEqualTo("as generated");
	}

	private static Operation operation() {
		return new Operation()
			.responses(new ApiResponses().addApiResponse("200", new ApiResponse().description("as generated")));
	}

}
