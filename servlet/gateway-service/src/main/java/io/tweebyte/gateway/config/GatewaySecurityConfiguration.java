package io.tweebyte.gateway.config;

import io.tweebyte.common.security.RejectedRequests;
import io.tweebyte.common.security.RequestFirewall;
import io.tweebyte.common.security.SecurityConfiguration;
import io.tweebyte.common.security.TokenConfiguration;
import io.tweebyte.common.server.ProblemWriter;
import io.tweebyte.contracts.error.ApiException;
import io.tweebyte.shared.api.GatewayPaths;
import io.tweebyte.shared.settings.AllowedHosts;
import io.tweebyte.shared.settings.SecurityGuard;
import io.tweebyte.shared.settings.SecuritySettings;
import io.tweebyte.shared.settings.ServiceAddresses;
import io.tweebyte.shared.settings.TokenSettings;
import io.tweebyte.shared.token.EndedTokens;
import io.tweebyte.shared.token.PublicKeys;
import io.tweebyte.shared.token.TokenProblems;
import io.tweebyte.shared.token.TokenRules;
import jakarta.servlet.http.HttpServletRequest;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.server.resource.authentication.BearerTokenAuthenticationToken;
import org.springframework.security.oauth2.server.resource.authentication.JwtAuthenticationProvider;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.header.HeaderWriter;
import org.springframework.security.web.util.matcher.RequestMatcher;

/** A gateway is an OAuth 2.0 resource server with a few paths that need no token. */
@Configuration(proxyBeanMethods = false)
@Import({ SecurityConfiguration.class, SecurityGuard.class, TokenConfiguration.class, RequestFirewall.class })
class GatewaySecurityConfiguration {

	@Bean
	PublicKeys publicKeys(ServiceAddresses services, TokenSettings settings) {
		return PublicKeys.of(services.user(), settings);
	}

	@Bean
	JwtDecoder jwtDecoder(SecuritySettings security, TokenSettings settings, PublicKeys keys, EndedTokens ended) {
		return security.isOn() ? TokenConfiguration.verifier(keys, TokenRules.ofVerified(settings, ended))
				: TokenConfiguration.unrestrictedDecoder();
	}

	@Bean
	@Order(1)
	SecurityFilterChain openOperations(HeaderWriter headers) {
		return SecurityConfiguration.open(headers, openRequests());
	}

	private static RequestMatcher openRequests() {
		return SecurityConfiguration.openRequests(GatewayPaths.openToPost(), GatewayPaths.openToGet());
	}

	@Bean
	@Order(2)
	SecurityFilterChain operations(HttpSecurity http, JwtDecoder decoder, BearerTokenResolver tokens,
			AuthenticationEntryPoint problems, HeaderWriter headers) {
		http.authorizeHttpRequests((requests) -> requests.anyRequest().authenticated());
		return SecurityConfiguration.resourceServer(http, decoder, tokens, problems, headers);
	}

	@Bean
	RejectedRequests rejectedRequests(AllowedHosts hosts, JwtDecoder decoder, BearerTokenResolver tokens,
			HeaderWriter headers, ProblemWriter problems) {
		JwtAuthenticationProvider provider = new JwtAuthenticationProvider(decoder);
		return new RejectedRequests(hosts, openRequests(), (request) -> authenticate(request, tokens, provider),
				headers, problems);
	}

	private static void authenticate(HttpServletRequest request, BearerTokenResolver tokens,
			AuthenticationProvider provider) {
		try {
			String token = tokens.resolve(request);
			if (token == null) {
				throw ApiException.tokenMissing();
			}
			provider.authenticate(new BearerTokenAuthenticationToken(token));
		}
		catch (AuthenticationException ex) {
			throw TokenProblems.explain(ex);
		}
	}

}
