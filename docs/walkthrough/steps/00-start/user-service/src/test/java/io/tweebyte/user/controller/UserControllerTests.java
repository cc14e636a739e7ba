package io.tweebyte.user.controller;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import io.tweebyte.contracts.page.Page;
import io.tweebyte.contracts.user.UserSummary;
import io.tweebyte.user.service.UserService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;
import org.springframework.boot.test.mock.mockito.MockBean;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.request.MockHttpServletRequestBuilder;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.BDDMockito.given;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

@WebMvcTest(UserController.class)
class UserControllerTests {

	private static final UUID ADA = new UUID(0, 1);

	// not signed: a service reads tokens, and the gateway verifies them
	private static final String TOKEN = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIwMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDEi"
			+ "LCJ1c2VyX2lkIjoiMDAwMDAwMDAtMDAwMC0wMDAwLTAwMDAtMDAwMDAwMDAwMDAxIn0.c2lnbmF0dXJl";

	@Autowired
	private MockMvc mvc;

	@MockBean
	private UserService users;

	@BeforeEach
	void ada() {
		given(this.users.summary(ADA)).willReturn(new UserSummary(ADA, "Ada", true, Instant.EPOCH));
	}

	@Test
	void returnsASummary() throws Exception {
		this.mvc.perform(with("/users/summary/" + ADA))
			.andExpect(status().isOk())
			.andExpect(content().string("{\"id\":\"" + ADA
					+ "\",\"user_name\":\"Ada\",\"is_private\":true,\"created_at\":\"1970-01-01T00:00:00.000000Z\"}"));
	}

	@Test
	void ignoresATrailingSlash() throws Exception {
		this.mvc.perform(with("/users/summary/" + ADA + "/")).andExpect(status().isOk());
	}

	@Test
	void refusesAnIdThatIsNone() throws Exception {
		this.mvc.perform(with("/users/summary/1-1-1-1-1"))
			.andExpect(status().isBadRequest())
			.andExpect(content().contentType(MediaType.APPLICATION_PROBLEM_JSON))
			.andExpect(jsonPath("$.errors[0].field").value("userId"))
			.andExpect(jsonPath("$.instance").value("/users/summary/1-1-1-1-1"));
	}

	@Test
	void leadsToNoPageAfterTheLast() throws Exception {
		given(this.users.search(any(), any())).willReturn(new Page<>(List.of(), Optional.empty()));

		this.mvc.perform(with("/users/search/ada"))
			.andExpect(status().isOk())
			.andExpect(content().string("[]"))
			.andExpect(header().doesNotExist("Link"));
	}

	@Test
	void needsAToken() throws Exception {
		this.mvc.perform(get("/users/summary/" + ADA))
			.andExpect(status().isUnauthorized())
			.andExpect(header().string("WWW-Authenticate", "Bearer"));
	}

	private static MockHttpServletRequestBuilder with(String path) {
		return get(path).header("Authorization", "Bearer " + TOKEN);
	}

}
